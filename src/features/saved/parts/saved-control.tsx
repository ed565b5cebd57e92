import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { sayFailure } from '#features/saved/say-failure.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatPercent } from '#i18n/format-number.ts';
import type { SavedState, SavedUnits, UnitRef } from '#offline/saved/saved-units.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressRing } from '#ui/status/progress-bar.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Text } from '#ui/text/text.tsx';
import { Offer } from './offer.tsx';
import { SavedMenu } from './saved-menu.tsx';
import { Reason } from './unit-state.tsx';

const LinkButton = createLink(ButtonLink);

export type ControlProps = { unit: UnitRef; title: string; units: SavedUnits; state: SavedState; isScarce: boolean };

/** How far a unit is saved, and what can be done about it. */
export function SavedControl({ unit, title, units, state, isScarce }: ControlProps): ReactNode {
  const online = useOnline();
  switch (state.is) {
    case 'not-saved':
      return <Offer unit={unit} title={title} units={units} isScarce={isScarce} />;
    case 'saving':
      return <Saving unit={unit} units={units} share={state.size === 0 ? 0 : state.done / state.size} />;
    case 'paused':
      return (
        <Stack gap="2xs">
          <Row gap="2xs">
            <Button
              variant="tonal"
              icon={Play}
              mirrored
              disabled={!online}
              onClick={() => sayFailure(units.resume(unit))}
            >
              <Trans>Go on saving</Trans>
            </Button>
            <Cancel unit={unit} units={units} />
          </Row>
          <Text size="small" tone="muted">
            <Reason because={state.because} />
          </Text>
        </Stack>
      );
    case 'saved':
      return (
        <Row>
          <SavedMenu unit={unit} units={units} title={title} size={state.size} />
        </Row>
      );
    case 'update-ready':
      return (
        <Row gap="2xs">
          <SavedMenu unit={unit} units={units} title={title} size={state.size} />
          <Button variant="tonal" icon={RefreshCw} disabled={!online} onClick={() => sayFailure(units.update(unit))}>
            <Trans>
              Update · <FileSize bytes={state.toFetch} />
            </Trans>
          </Button>
        </Row>
      );
    case 'damaged':
      return (
        <Button variant="tonal" icon={RefreshCw} disabled={!online} onClick={() => sayFailure(units.resume(unit))}>
          <Trans>
            Something is missing. Repair · <FileSize bytes={state.toFetch} />
          </Trans>
        </Button>
      );
    case 'no-space':
      return <NoSpace unit={unit} units={units} size={state.size} />;
    default:
      return state satisfies never;
  }
}

function Saving({ unit, units, share }: { unit: UnitRef; units: SavedUnits; share: number }): ReactNode {
  const { t } = useLingui();
  const percent = formatPercent(share, activeLanguage());
  return (
    <Row gap="sm">
      <ProgressRing value={share} label={t`Saving for offline`} />
      <Text as="span" size="label">
        <bdi>{percent}</bdi>
      </Text>
      <Button variant="outline" size="sm" onClick={() => sayFailure(units.pause(unit))}>
        <Trans>Pause</Trans>
      </Button>
      <Cancel unit={unit} units={units} />
    </Row>
  );
}

function Cancel({ unit, units }: { unit: UnitRef; units: SavedUnits }): ReactNode {
  return (
    <Button variant="quiet" size="sm" onClick={() => sayFailure(units.remove(unit))}>
      <Trans>Cancel</Trans>
    </Button>
  );
}

function NoSpace({ unit, units, size }: { unit: UnitRef; units: SavedUnits; size: number }): ReactNode {
  return (
    <Stack gap="2xs" align="start">
      <Row gap="2xs">
        <Button variant="dangerQuiet" icon={CloudAlert} onClick={() => sayFailure(units.resume(unit))}>
          <Trans>Not enough space. Try again</Trans>
        </Button>
        <Cancel unit={unit} units={units} />
      </Row>
      <Text size="small" tone="muted">
        <Trans>
          Your phone does not have enough space for <FileSize bytes={size} />. Remove saved courses that you no longer
          need.
        </Trans>
      </Text>
      <LinkButton to="/settings/on-this-device" variant="tonal" size="sm">
        <Trans>Manage saved courses</Trans>
      </LinkButton>
    </Stack>
  );
}
