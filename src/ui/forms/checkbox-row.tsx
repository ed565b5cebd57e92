import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Text } from '#ui/text/text.tsx';
import * as styles from './field.css.ts';

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
}

/** The whole row is the target. */
export function CheckboxRow({ label, help, className, id, ...input }: CheckboxRowProps): ReactNode {
  const made = useId();
  const helpId = `${id ?? made}-help`;
  return (
    <label className={classNames(styles.checkboxRow, className)}>
      <input
        {...input}
        id={id ?? made}
        type="checkbox"
        className={styles.checkbox}
        aria-describedby={help ? helpId : undefined}
      />
      <span>
        <Text as="span">{label}</Text>
        {help && (
          <Text as="div" size="small" tone="muted" id={helpId}>
            {help}
          </Text>
        )}
      </span>
    </label>
  );
}
