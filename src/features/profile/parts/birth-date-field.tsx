import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type BirthRules, birthYears } from '#campus/account/birth-years.ts';
import { useSession } from '#features/session/session.ts';
import { formatLocale } from '#i18n/digits.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import * as styles from './profile.css.ts';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, '0'));

type Part = 'day' | 'month' | 'year';
type Props = {
  /** `2001-03-09`, or empty. */
  value: string;
  rules: BirthRules;
  error: ReactNode;
  /** Empty while nothing is chosen; a date that is not whole yet is none. */
  onChange: (value: string) => void;
};

/** Three lists instead of a calendar: nobody looks for a day forty years back in one (PROFILE-3). */
export function BirthDateField({ value, rules, error, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const [parts, setParts] = useState<Record<Part, string>>(() => {
    const [year = '', month = '', day = ''] = value.split('-');
    return { year, month, day };
  });
  const choose = (part: Part, chosen: string): void => {
    const next = { ...parts, [part]: chosen };
    setParts(next);
    const isEmpty = next.day === '' && next.month === '' && next.year === '';
    onChange(isEmpty ? '' : `${next.year}-${next.month}-${next.day}`);
  };
  const monthName = new Intl.DateTimeFormat(formatLocale(language), { month: 'long', timeZone: 'UTC' });
  const number = (part: number): string => formatNumber(part, language, { useGrouping: false });
  const lists = [
    { part: 'day', label: t`Day`, auto: 'bday-day', options: DAYS.map((day) => [day, number(Number(day))]) },
    {
      part: 'month',
      label: t`Month`,
      auto: 'bday-month',
      options: MONTHS.map((month) => [month, monthName.format(new Date(`2000-${month}-15T00:00:00Z`))]),
    },
    {
      part: 'year',
      label: t`Year`,
      auto: 'bday-year',
      options: birthYears(rules).map((year) => [String(year), number(year)]),
    },
  ] as const;
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Date of birth</Trans>
      </legend>
      <div className={styles.date}>
        {lists.map(({ part, label, auto, options }) => (
          <SelectField
            key={part}
            label={label}
            name={`birth-${part}`}
            autoComplete={auto}
            value={parts[part]}
            onChange={({ currentTarget }) => choose(part, currentTarget.value)}
          >
            <option value="" />
            {options.map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
