import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import * as styles from './field.css.ts';

export interface FieldText {
  label: ReactNode;
  /** Shown below the control, before anything is wrong. */
  help?: ReactNode;
  /** What is wrong and what to do; its presence makes the field invalid. */
  error?: ReactNode;
  /** Says "(optional)" beside the label; what is not marked must be filled in. */
  optional?: boolean | undefined;
}

/** What a control must carry so that label, help and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldText {
  /** Id of the control, if something else must know it. */
  id?: string | undefined;
  /** Further descriptions, space separated: the hint beside a form's button. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Beside the label of what may be left out. */
export function OptionalMark(): ReactNode {
  return (
    <span className={styles.optional}>
      {' '}
      <Trans>(optional)</Trans>
    </span>
  );
}

/** Label above, help below, the error under it with a sign and words (DESIGN-13). A placeholder is never a label. */
export function Field({ label, help, error, optional = false, id, describedBy, children }: FieldProps): ReactNode {
  const made = useId();
  const controlId = id ?? made;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const descriptions = [error && errorId, help && helpId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions === '' ? undefined : descriptions,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon of={CircleAlert} size="sm" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
