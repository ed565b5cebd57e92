import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SOLD_MEGABYTE } from '#campus/network/data-cost.ts';
import { Cost } from '#features/saved/cost.tsx';
import { sayFailure } from '#features/saved/say-failure.ts';
import type { SavedSettings, SavedUnits, SavedUsage } from '#offline/saved/saved-units.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { AmountField } from './amount-field.tsx';
import * as styles from './saved.css.ts';

/** Of the countries in which learners live and from which they come; the browser has the names. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'TRY', 'UAH', 'RUB', 'AFN', 'IRR', 'SYP', 'LBP', 'JOD', 'EGP'] as const;

type Props = { units: SavedUnits; settings: SavedSettings; usage: SavedUsage };

/** What the campus has cost this month, by what the learner pays; and where it stops. */
export function DataMeter({ units, settings, usage: { month } }: Props): ReactNode {
  const currency = settings.currency ?? 'EUR';
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Data this month</Trans>
      </Heading>
      <Text>
        <FileSize bytes={month.received} />
        {settings.pricePerMegabyte !== undefined && ' · '}
        <Cost bytes={month.received} settings={settings} />
      </Text>
      <div className={styles.fields}>
        <AmountField
          label={<Trans>Price of 1 megabyte</Trans>}
          help={<Trans>Then we show what your data costs.</Trans>}
          value={settings.pricePerMegabyte}
          onKeep={(price) => units.setSettings({ pricePerMegabyte: price, currency })}
        />
        <SelectField
          label={<Trans>Currency</Trans>}
          value={currency}
          onChange={(event) => sayFailure(units.setSettings({ currency: event.target.value }))}
        >
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
        <AmountField
          label={<Trans>Monthly limit in MB</Trans>}
          help={<Trans>After that, pictures, videos and courses stop until next month. Texts still come.</Trans>}
          value={settings.monthlyCap === undefined ? undefined : settings.monthlyCap / SOLD_MEGABYTE}
          onKeep={(megabytes) =>
            units.setSettings({ monthlyCap: megabytes === undefined ? undefined : megabytes * SOLD_MEGABYTE })
          }
        />
      </div>
    </Stack>
  );
}
