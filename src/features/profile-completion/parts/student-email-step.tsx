import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { emailErrors } from '#campus/account/auth-errors.ts';
import { typedEmail } from '#campus/account/email-address.ts';
import { setStudentEmail } from '#features/profile-completion/complete-profile.ts';
import { useSession } from '#features/session/session.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { Step } from './step.tsx';

/** An address of the organisation's own domain, where the trait asks for one (GATE-6). */
export function StudentEmailStep({ domain, onPassed }: { domain: string; onPassed: () => Promise<void> }): ReactNode {
  const { wire } = useSession();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const isWrong = emailErrors(typed, domain).length > 0;
  const rule = (
    <Trans>
      It ends with <bdi dir="ltr">@{domain}</bdi>
    </Trans>
  );
  return (
    <Step
      title={<Trans>Your e-mail address here</Trans>}
      why={<Trans>The address that you got from this organisation, for your certificates.</Trans>}
      hint={isWrong && rule}
      save={async () => {
        await setStudentEmail(wire, typedEmail(typed));
        await onPassed();
      }}
    >
      <TextField
        label={<Trans>E-mail</Trans>}
        help={rule}
        type="email"
        name="student-email"
        autoComplete="email"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setLeft(true)}
        error={left && typed !== '' && isWrong ? <Trans>Please check the e-mail address.</Trans> : undefined}
      />
    </Step>
  );
}
