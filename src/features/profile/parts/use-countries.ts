import { useEffect, useState } from 'react';
import { type Country, readCountries } from '#features/profile-completion/complete-profile.ts';
import { useSession } from '#features/session/session.ts';

/** Every country by its name; none while they cannot be had. */
export function useCountries(): readonly Country[] {
  const { wire, language } = useSession();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    readCountries(wire, language).then(setCountries, () => {});
  }, [wire, language]);
  return countries;
}
