import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { parseAmount } from '#i18n/parse-amount.ts';
import { TextField } from '#ui/text-field.tsx';

type Props = {
  label: ReactNode;
  help: ReactNode;
  value: number | undefined;
  /** Told when the person leaves the field; undefined: none. */
  onChange: (value: number | undefined) => void;
};

/** A number of one's own, or none. Its digits and decimal sign are understood, whatever the keyboard has. */
export function AmountField({ label, help, value, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const parsed = amountOf(typed);
  return (
    <TextField
      label={label}
      help={help}
      optional
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed}
      error={parsed === 'none' ? t`Please write a number, like 0.5.` : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (parsed !== 'none') onChange(parsed);
      }}
    />
  );
}

function amountOf(typed: string): number | undefined | 'none' {
  const amount = parseAmount(typed);
  return amount === undefined || (Number.isFinite(amount) && amount >= 0) ? amount : 'none';
}
