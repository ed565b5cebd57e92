import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { type CampusCall, useCampusCall } from '#features/calls/use-campus-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  title: ReactNode;
  why: ReactNode;
  /** Why it cannot go on yet; nothing where it can. */
  hint?: ReactNode;
  save: () => Promise<void>;
  children: ReactNode;
};

/** One question of the profile: what, why, the answer, and one button. */
export function Step({ title, why, hint, save, children }: Props): ReactNode {
  const online = useOnline();
  const hintId = useId();
  const { pending, failure, run }: CampusCall = useCampusCall();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!hint && !pending) void run(save);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{why}</Text>
        </Stack>
        <CallFailure failure={failure} />
        {children}
        {online ? (
          <Button type="submit" wide pending={pending} aria-disabled={Boolean(hint)} aria-describedby={hintId}>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <NeedsConnection />
        )}
        <Text id={hintId} size="small" tone="muted" hidden={!hint}>
          {hint}
        </Text>
      </Stack>
    </form>
  );
}
