import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { sayFailure } from '#features/saved/say-failure.ts';
import { parseAmount } from '#i18n/parse-amount.ts';
import { TextField } from '#ui/forms/text-field.tsx';

type Props = {
  label: ReactNode;
  help: ReactNode;
  value: number | undefined;
  /** Called when the person leaves the field; undefined: none. Resolves when it is on the device: only then the field says so. */
  onKeep: (value: number | undefined) => Promise<void>;
};

/** A number of one's own, or none. Its digits and decimal sign are understood, whatever the keyboard has. */
export function AmountField({ label, help, value, onKeep }: Props): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const [kept, setKept] = useState<string>();
  const parsed = amountOf(typed);
  const leave = (): void => {
    if (parsed === 'none' || parsed === value) return;
    sayFailure(onKeep(parsed).then(() => setKept(typed)));
  };
  return (
    <TextField
      label={label}
      help={<span role="status">{kept === typed ? <Trans>Saved</Trans> : help}</span>}
      optional
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed}
      error={parsed === 'none' ? t`Please write a number, like 0.5.` : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
    />
  );
}

function amountOf(typed: string): number | undefined | 'none' {
  const amount = parseAmount(typed);
  return amount === undefined || (Number.isFinite(amount) && amount >= 0) ? amount : 'none';
}
