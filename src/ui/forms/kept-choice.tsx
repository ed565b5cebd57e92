import { type ComponentProps, type ReactNode, useTransition } from 'react';
import { CheckboxRow } from './checkbox-row.tsx';

interface KeptChoiceProps extends Omit<ComponentProps<typeof CheckboxRow>, 'onChange'> {
  checked: boolean;
  /** Resolves when it is on the device. */
  onChoose: (checked: boolean) => Promise<unknown>;
}

/** A choice that is kept at the tap. It shows what lies on the device, never what is on its way there: that takes a moment. */
export function KeptChoice({ checked, onChoose, ...row }: KeptChoiceProps): ReactNode {
  const [keeping, keep] = useTransition();
  return (
    <CheckboxRow
      {...row}
      checked={checked}
      aria-busy={keeping}
      onChange={({ target }) => {
        const next = target.checked;
        if (!keeping)
          keep(async () => {
            await onChoose(next);
          });
      }}
    />
  );
}
