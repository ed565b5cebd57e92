import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ChangeEvent, ReactNode } from 'react';
import type { BirthRules } from '#campus/account/birth-years.ts';
import type { ProfileField } from '#features/profile/fields.ts';
import { FIELD_NAMES } from '#features/profile/messages.ts';
import type { ProfileMistake } from '#features/profile/profile-mistake.ts';
import type { Country } from '#features/profile-completion/complete-profile.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { CityField, type FoundCity } from './city-field.tsx';
import { NameField } from './name-field.tsx';

type Props = {
  field: ProfileField;
  value: string;
  isRequired: boolean;
  mistake: ProfileMistake | undefined;
  rules: BirthRules;
  countries: readonly Country[];
  geocoderUrl: string | null;
  onChange: (value: string) => void;
  onFound: (found: FoundCity) => void;
};

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name', nickname: 'nickname' } as const;

/** The control that fits to a field. */
export function ProfileControl({ field, value, isRequired, mistake, onChange, ...more }: Props): ReactNode {
  const { _ } = useLingui();
  const error = mistake && <MistakeMessage of={mistake} />;
  const label = _(FIELD_NAMES[field]);
  const face = { label, value, error, optional: !isRequired };
  switch (field) {
    case 'firstName':
    case 'lastName':
      return <NameField {...face} {...nameProps(field, onChange)} />;
    case 'nickname':
      return <TextField {...face} {...nameProps(field, onChange)} />;
    case 'additionalInformation':
      return <TextAreaField {...face} name={field} onChange={(event) => onChange(event.target.value)} />;
    case 'country':
      return <CountryField {...face} countries={more.countries} onChange={onChange} />;
    case 'city':
      return <CityField {...face} geocoderUrl={more.geocoderUrl} onChange={onChange} onFound={more.onFound} />;
    case 'dateOfBirth':
      return <BirthDateField value={value} rules={more.rules} error={error} onChange={onChange} />;
    default:
      return field satisfies never;
  }
}

function nameProps(name: keyof typeof AUTO_COMPLETE, onChange: (value: string) => void) {
  return {
    name,
    autoComplete: AUTO_COMPLETE[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
}

type CountryProps = {
  label: string;
  value: string;
  error: ReactNode;
  countries: readonly Country[];
  onChange: (id: string) => void;
};

/** A country can be changed, not taken away. */
function CountryField({ label, value, error, countries, onChange }: CountryProps): ReactNode {
  return (
    <SelectField
      label={label}
      name="country"
      autoComplete="country"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {value === '' && <option value="" />}
      {countries.map(({ id, denomination }) => (
        <option key={id} value={id}>
          {denomination}
        </option>
      ))}
    </SelectField>
  );
}

function MistakeMessage({ of }: { of: ProfileMistake }): ReactNode {
  switch (of) {
    case 'missing':
      return <Trans>Please fill this in.</Trans>;
    case 'too-long':
      return <Trans>This text is too long. Please make it shorter.</Trans>;
    case 'no-birthday':
      return <Trans>Please check your date of birth.</Trans>;
    default:
      return of satisfies never;
  }
}
