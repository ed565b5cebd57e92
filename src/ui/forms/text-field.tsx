import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './field.css.ts';
import { Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText>;

/** One line of text. Give `autoComplete`, `type` and `inputMode`: they choose keyboard and help of the device. */
export function TextField({ label, help, error, optional, id, className, ...input }: TextFieldProps): ReactNode {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} describedBy={input['aria-describedby']}>
      {(control) => (
        // The space keeps `:placeholder-shown` true while empty, by which the direction of an address is chosen.
        <input dir="auto" placeholder=" " {...input} {...control} className={classNames(styles.control, className)} />
      )}
    </Field>
  );
}

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, keyof FieldText>;

export function TextAreaField({ label, help, error, optional, id, className, ...area }: TextAreaProps): ReactNode {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} describedBy={area['aria-describedby']}>
      {(control) => <textarea dir="auto" {...area} {...control} className={classNames(styles.textarea, className)} />}
    </Field>
  );
}
