import { Trans } from '@lingui/react/macro';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { passwordErrors } from '#campus/account/auth-errors.ts';
import { PASSWORD_MIN } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './password-rules.css.ts';

type Props = {
  password: string;
  /** Left out where there is no e-mail that it could be equal to. */
  email?: string;
};

/** What a new password needs, ticked off while it is typed (AUTH-11); a sign and words, never colour alone. */
export function PasswordRules({ password, email }: Props): ReactNode {
  const mistakes = passwordErrors(password, email ?? '');
  const isLongEnough = lengthOf(password) >= PASSWORD_MIN;
  return (
    <ul className={styles.rules}>
      <Rule met={isLongEnough}>
        <Trans>At least {PASSWORD_MIN} characters</Trans>
      </Rule>
      {email !== undefined && (
        <Rule met={isLongEnough && !mistakes.includes('errorPasswordSameAsEmail')}>
          <Trans>Different from your e-mail</Trans>
        </Rule>
      )}
    </ul>
  );
}

function Rule({ met, children }: { met: boolean; children: ReactNode }): ReactNode {
  return (
    <li className={met ? styles.met : styles.open}>
      <Icon of={met ? CircleCheck : Circle} size="sm" />
      <span>
        {children}
        {met && (
          <VisuallyHidden>
            {' '}
            <Trans>(done)</Trans>
          </VisuallyHidden>
        )}
      </span>
    </li>
  );
}
