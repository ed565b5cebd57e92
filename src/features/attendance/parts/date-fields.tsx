import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DateForm } from '#features/attendance/date-form.ts';
import type { FaultMessages } from '#features/attendance/use-fault-messages.ts';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { DateTimeField } from '#ui/forms/date-field.tsx';
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';

type Props = { form: DateForm; onChange: (form: DateForm) => void; errors: FaultMessages; zone: ReactNode };

/** All that a tutor writes of a date (LIVE-18). */
export function DateFields({ form, onChange, errors, zone }: Props): ReactNode {
  const typed = (name: Exclude<keyof DateForm, 'id' | 'sequence' | 'hasCertificate'>) => ({
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [name]: target.value }),
  });
  return (
    <Stack gap="md">
      <TextField label={<Trans>Title</Trans>} autoComplete="off" {...typed('denomination')} />
      <DateTimeField label={<Trans>Starts</Trans>} help={zone} {...typed('start')} />
      <DateTimeField label={<Trans>Ends</Trans>} {...typed('end')} />
      <DateTimeField label={<Trans>Register until</Trans>} optional {...typed('deadline')} />
      <TextField
        label={<Trans>Places</Trans>}
        help={<Trans>Leave it empty if anyone can come.</Trans>}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...typed('places')}
      />
      <TextField label={<Trans>Location</Trans>} optional autoComplete="off" {...typed('location')} />
      <TextField
        label={<Trans>Link to join</Trans>}
        help={<Trans>Only those with a place see it.</Trans>}
        optional
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        {...typed('url')}
      />
      <TextField
        label={<Trans>Link for moderators</Trans>}
        help={<Trans>Only tutors see it.</Trans>}
        optional
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        {...typed('moderatorLink')}
      />
      <TextAreaField
        label={<Trans>Description</Trans>}
        help={<Trans>You can write in Markdown: **bold**, - lists, [links](https://…).</Trans>}
        optional
        rows={4}
        {...typed('description')}
      />
      <CheckboxRow
        label={<Trans>There is a certificate</Trans>}
        checked={form.hasCertificate}
        onChange={({ target }) => onChange({ ...form, hasCertificate: target.checked })}
      />
    </Stack>
  );
}
