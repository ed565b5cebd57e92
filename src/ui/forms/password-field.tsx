import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './field.css.ts';
import { Field, type FieldText } from './field.tsx';

interface PasswordProps extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'type' | 'autoComplete'> {
  /** For password managers (WCAG 3.3.8). */
  autoComplete: 'current-password' | 'new-password';
}

/** Pasting is allowed, and the person may look at what they typed. Left to right in every language. */
export function PasswordField({ label, help, error, optional, id, className, ...input }: PasswordProps): ReactNode {
  const [shown, setShown] = useState(false);
  const { t } = useLingui();
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} describedBy={input['aria-describedby']}>
      {(control) => (
        <span className={styles.framed}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(styles.control, styles.withEnd, className)}
          />
          <span className={styles.end}>
            <button
              type="button"
              className={styles.showButton}
              aria-label={shown ? t`Hide password` : t`Show password`}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
            </button>
          </span>
        </span>
      )}
    </Field>
  );
}
