import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type Country, readCountries, setCountry } from '#features/profile-completion/complete-profile.ts';
import { useSession } from '#features/session/session.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Step } from './step.tsx';

/** The country that one lives in, where the organisation must know it (GATE-6). */
export function CountryStep({ onPassed }: { onPassed: () => Promise<void> }): ReactNode {
  const { wire, language } = useSession();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    readCountries(wire, language).then(setCountries, () => {});
  }, [wire, language]);
  return (
    <Step
      title={<Trans>Where do you live?</Trans>}
      why={<Trans>We use it to show what is offered there. Other learners do not see it.</Trans>}
      hint={chosen === '' && <Trans>Choose a country.</Trans>}
      save={async () => {
        await setCountry(wire, chosen);
        await onPassed();
      }}
    >
      <SelectField
        label={<Trans>Country</Trans>}
        name="country"
        autoComplete="country"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="" />
        {countries.map(({ id, denomination }) => (
          <option key={id} value={id}>
            {denomination}
          </option>
        ))}
      </SelectField>
    </Step>
  );
}
