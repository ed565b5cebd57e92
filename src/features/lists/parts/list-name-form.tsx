import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useState, useTransition } from 'react';
import { LIST_NAME_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

type Props = {
  label: ReactNode;
  initial: string;
  icon?: LucideIcon;
  action: ReactNode;
  /** A way out, beside the button. */
  secondAction?: ReactNode;
  /** False where it could not be kept: what was typed stays. */
  onSave: (denomination: string) => Promise<boolean>;
};

/** A list's name: at most 50 characters, counter 'n/50', save disabled when empty (LIST-3). */
export function ListNameForm({ label, initial, icon, action, secondAction, onSave }: Props): ReactNode {
  const { t } = useLingui();
  const [name, setName] = useState(initial);
  const [saving, startSaving] = useTransition();
  const trimmed = trimTyped(name);
  const length = lengthOf(trimmed);
  const tooLong = length > LIST_NAME_MAX;
  const valid = trimmed !== '' && !tooLong;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!valid || saving) return;
    startSaving(async () => {
      if (await onSave(trimmed)) setName(initial === '' ? '' : trimmed);
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" align="start">
        <TextField
          label={label}
          name="denomination"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          help={<bdi dir="ltr">{`${length}/${LIST_NAME_MAX}`}</bdi>}
          error={tooLong ? t`A name can have up to ${LIST_NAME_MAX} characters.` : undefined}
        />
        <Row gap="xs">
          <Button type="submit" variant="tonal" icon={icon} pending={saving} disabled={!valid}>
            {action}
          </Button>
          {secondAction}
        </Row>
      </Stack>
    </form>
  );
}
