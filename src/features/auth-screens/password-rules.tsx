import { Trans } from '@lingui/react/macro';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { AuthError } from '#campus/account/auth-errors.ts';
import { PASSWORD_MIN } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './password-rules.css.ts';

type Props = {
  password: string;
  errors: readonly AuthError[];
  isWhole: boolean;
  /** Whether there is an e-mail that it could be equal to. */
  hasEmail?: boolean;
};

/** What a new password needs, ticked off while it is typed (AUTH-11); a sign and words, never colour alone. */
export function PasswordRules({ password, errors, isWhole, hasEmail = false }: Props): ReactNode {
  const isLongEnough = lengthOf(password) >= PASSWORD_MIN;
  return (
    <ul className={styles.rules}>
      <Rule met={isLongEnough}>
        <Trans>At least {PASSWORD_MIN} characters</Trans>
      </Rule>
      {hasEmail && (
        <Rule met={isLongEnough && !errors.includes('errorPasswordSameAsEmail')}>
          <Trans>Different from your e-mail</Trans>
        </Rule>
      )}
      <Rule met={isLongEnough && isWhole && !errors.includes('errorCommonPassword')}>
        <Trans>Not easy to guess</Trans>
      </Rule>
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
