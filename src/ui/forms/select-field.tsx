import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './field.css.ts';
import { Field, type FieldText } from './field.tsx';

type SelectFieldProps = FieldText & Omit<ComponentProps<'select'>, keyof FieldText>;

/** Children are `<option>`s. The device's own list: on a phone nothing is easier. */
export function SelectField({ label, help, error, optional, id, className, ...select }: SelectFieldProps): ReactNode {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} describedBy={select['aria-describedby']}>
      {(control) => (
        <span className={styles.framed}>
          <select {...select} {...control} className={classNames(styles.select, className)} />
          <Icon of={ChevronDown} className={styles.selectArrow} />
        </span>
      )}
    </Field>
  );
}
