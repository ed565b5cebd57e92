import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './field.css.ts';
import { Field, type FieldText } from './field.tsx';

interface MomentProps extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'type' | 'min' | 'max'> {
  /** First and last that may be chosen, in the form of the value. The form must check them too: typing goes past both. */
  min?: string;
  max?: string;
}

function MomentField({ type, ...props }: MomentProps & { type: 'date' | 'datetime-local' }): ReactNode {
  const { label, help, error, optional, id, className, ...input } = props;
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} describedBy={input['aria-describedby']}>
      {(control) => <input {...input} {...control} type={type} className={classNames(styles.control, className)} />}
    </Field>
  );
}

/** A day, `YYYY-MM-DD`. The device's own picker: it is fast, known to the person and speaks their language. */
export function DateField(props: MomentProps): ReactNode {
  return <MomentField {...props} type="date" />;
}

/** A day and a time of the person's own zone, `YYYY-MM-DDTHH:mm`. */
export function DateTimeField(props: MomentProps): ReactNode {
  return <MomentField {...props} type="datetime-local" />;
}
