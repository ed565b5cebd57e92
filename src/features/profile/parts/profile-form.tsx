import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { DraftGuard } from '#features/drafts/draft-guard.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { ProfileDraft, ProfileField } from '#features/profile/fields.ts';
import { setProfileField } from '#features/profile/mutations.ts';
import { type ProfileMistake, profileMistake } from '#features/profile/profile-mistake.ts';
import type { Me, Profile } from '#features/profile/queries.ts';
import { textOf } from '#features/profile/text-of.ts';
import { type Country, readCountries } from '#features/profile-completion/complete-profile.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { FoundCity } from './city-field.tsx';
import { ProfileControl } from './profile-control.tsx';

type Props = {
  me: Me;
  fields: readonly ProfileField[];
  configuration: Profile['organizationConfig']['profileConfiguration'];
  /** What was typed and not sent, perhaps at another visit. */
  draft: readonly [ProfileDraft | undefined, (next: ProfileDraft | undefined) => void];
  /** Back to the profile; `discarded`: what was typed and is not wanted. */
  onClose: (discarded?: ProfileDraft) => void;
};

/** All fields that the organisation shows; what was changed is sent, each by itself, now or later. */
export function ProfileForm({ me, fields, configuration, draft: [draft, setDraft], onClose }: Props): ReactNode {
  const { serverNow } = useSession();
  const { allowUnderage } = useOrganisation().features;
  const send = useSend(setProfileField);
  const countries = useCountries();
  const rules = { allowUnderage, now: new Date(serverNow()) };
  const typed = draft ?? {};
  const [isTried, setTried] = useState(false);
  const shown = (field: ProfileField): string => typed[field] ?? textOf(me, field);
  const mistakeIn = (field: ProfileField): ProfileMistake | undefined =>
    profileMistake(field, shown(field), { ...rules, isRequired: configuration[field] === 'REQUIRED' });
  /** What is missing may still come; what is too long is shown while it is typed. */
  const mistakeShown = (field: ProfileField): ProfileMistake | undefined => {
    const mistake = mistakeIn(field);
    return isTried || mistake === 'too-long' ? mistake : undefined;
  };
  const save = async (): Promise<void> => {
    const more = (field: ProfileField) => ({
      ...namedCountry(field, shown(field), countries),
      ...(field === 'city' && typed.place !== undefined && { place: typed.place }),
    });
    const changed = fields.filter((field) => trimTyped(shown(field)) !== textOf(me, field));
    const kept = await Promise.all(changed.map((field) => send({ field, value: shown(field), ...more(field) })));
    // What the device could not take has been shown by then, and stays to be tried again.
    if (!kept.every(Boolean)) return;
    setDraft(undefined);
    onClose();
  };
  const take = ({ city, place, countryCode }: FoundCity): void => {
    // Where one is may be another country than the one that somebody chose.
    const country = shown('country') === '' ? countries.find(({ code }) => code === countryCode)?.id : undefined;
    setDraft({ ...typed, city, place, ...(country !== undefined && { country }) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fields.every((field) => mistakeIn(field) === undefined)) void save();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {fields.map((field) => (
          <ProfileControl
            key={field}
            field={field}
            value={shown(field)}
            isRequired={configuration[field] === 'REQUIRED'}
            mistake={mistakeShown(field)}
            rules={rules}
            countries={countries}
            geocoderUrl={configuration.geocoderUrl}
            onChange={(value) => setDraft({ ...typed, [field]: value, ...(field === 'city' && { place: undefined }) })}
            onFound={take}
          />
        ))}
        <DraftGuard hasDraft={fields.some((field) => trimTyped(shown(field)) !== textOf(me, field))} />
        <Row gap="sm">
          <Button type="submit">
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" onClick={() => onClose(draft)}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function namedCountry(field: ProfileField, value: string, countries: readonly Country[]) {
  const country = field === 'country' ? countries.find(({ id }) => id === value) : undefined;
  return country === undefined ? {} : { denomination: country.denomination };
}

/** Every country by its name; none while they cannot be had. */
function useCountries(): readonly Country[] {
  const { wire, language } = useSession();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    readCountries(wire, language).then(setCountries, () => {});
  }, [wire, language]);
  return countries;
}
