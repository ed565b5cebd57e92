import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { emailErrors } from '#campus/account/auth-errors.ts';
import { typedEmail } from '#campus/account/email-address.ts';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { failureMessages } from '#i18n/failure-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** The only domain that is taken; null: any. */
  domain: string | null;
  button: ReactNode;
  /** Throws a `CampusError`; what was typed stays then. */
  save: (email: string) => Promise<void>;
  /** What became of it. */
  done: (email: string) => ReactNode;
};

/** One address that the campus is asked to take; needs its answer, so never without a network (OFFLINE-3). */
export function EmailForm({ name, label, help, domain, button, save, done }: Props): ReactNode {
  const { _ } = useLingui();
  const online = useOnline();
  const hint = useId();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [saved, setSaved] = useState<string>();
  const { pending, failure, run } = useCampusCall();
  const [mistake] = emailErrors(typed, domain);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (mistake !== undefined || pending) return;
    const email = typedEmail(typed);
    setSaved(undefined);
    void run(() => save(email)).then((isDone) => {
      if (!isDone) return;
      setSaved(email);
      setTyped('');
      setLeft(false);
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && <AuthAlert of={failure}>{_(messageOf(failure))}</AuthAlert>}
        {saved !== undefined && (
          <Banner kind="success" role="status">
            {done(saved)}
          </Banner>
        )}
        <TextField
          label={label}
          help={help}
          type="email"
          name={name}
          autoComplete="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setLeft(true)}
          error={isLeft && typed !== '' && mistake !== undefined ? _(authMessage(mistake)) : undefined}
        />
        {online ? (
          <div>
            <Button
              type="submit"
              variant="outline"
              pending={pending}
              aria-disabled={mistake !== undefined}
              aria-describedby={hint}
            >
              {button}
            </Button>
          </div>
        ) : (
          <NeedsConnection />
        )}
        <Text id={hint} size="small" tone="muted" hidden={mistake === undefined}>
          <Trans>Fill in an e-mail address.</Trans>
        </Text>
      </Stack>
    </form>
  );
}

function messageOf(failure: CampusFailure) {
  return failure.kind === 'refused' ? authMessage(failure.code) : failureMessages(failure).title;
}
