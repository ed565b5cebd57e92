import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PushFace } from '#campus/push/push-state.ts';
import { installOpenState } from '#features/install/install-open-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { AllowAgain } from './parts/allow-again.tsx';
import { usePush } from './use-push.ts';

/** Pushes on this device, in the settings (NOTIFY-7): a switch that says what is so, and why where it cannot be moved. */
export function PushRow(): ReactNode {
  const { face, hasFailed, turnOn, turnOff } = usePush();
  if (face === 'none' || face === 'install-first') return <NotHere face={face} />;
  const isFixed = face === 'denied' || face === 'offline' || face === 'changing';
  return (
    <Stack gap="2xs">
      <CheckboxRow
        role="switch"
        name="push"
        label={<Trans>Notify me on this device, even when the campus is closed</Trans>}
        help={<Help of={face} />}
        checked={face === 'on'}
        aria-disabled={isFixed}
        onChange={() => (isFixed ? undefined : void (face === 'on' ? turnOff() : turnOn()))}
      />
      <div role="status">
        {hasFailed && (
          <Text size="small" tone="danger">
            <Trans>It could not be switched on. Try again later.</Trans>
          </Text>
        )}
      </div>
    </Stack>
  );
}

function Help({ of }: { of: Exclude<PushFace, 'none' | 'install-first'> }): ReactNode {
  switch (of) {
    case 'ask':
      return <Trans>Your browser will ask you. Nothing about you or your courses is shown on the locked screen.</Trans>;
    case 'off':
    case 'on':
      return <Trans>Nothing about you or your courses is shown on the locked screen.</Trans>;
    case 'changing':
      return <Trans>One moment …</Trans>;
    case 'offline':
      return <Trans>You can do this when you are online.</Trans>;
    case 'denied':
      return (
        <>
          <Trans>Your browser does not let the campus do this.</Trans> <AllowAgain />
        </>
      );
    default:
      return of satisfies never;
  }
}

function NotHere({ face }: { face: 'none' | 'install-first' }): ReactNode {
  if (face === 'none')
    return (
      <Text tone="muted">
        <Trans>This browser cannot notify you while the campus is closed. All news is in the campus.</Trans>
      </Text>
    );
  return (
    <Stack gap="xs" align="start">
      <Text tone="muted">
        <Trans>This device can notify you once the campus is on your home screen.</Trans>
      </Text>
      <Button variant="tonal" size="sm" onClick={() => installOpenState.set(true)}>
        <Trans>Show me how</Trans>
      </Button>
    </Stack>
  );
}
