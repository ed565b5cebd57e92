import { Trans } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useState } from 'react';
import { coarsePlace, type Place } from '#campus/account/place.ts';
import { myPlace } from '#device/my-place.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { cityAt } from '#wire/geocode.ts';

type Props = {
  label: string;
  value: string;
  optional: boolean;
  error: ReactNode;
  geocoderUrl: string | null;
  onChange: (city: string) => void;
  onFound: (found: FoundCity) => void;
};

/** A city, where it is, and the country by its code. */
export type FoundCity = { city: string; place: Place; countryCode: string | undefined };

/** Nothing is shown of a failure, since the city can be typed; the browser's log has it (PROFILE-4). */
async function findCity(service: string, language: string): Promise<FoundCity | undefined> {
  try {
    const place = coarsePlace(await myPlace());
    const { city, countryCode } = await cityAt(service, place, language);
    return city === undefined ? undefined : { city, place, countryCode };
  } catch (failure) {
    console.info('The place of this device was not found.', failure);
    return undefined;
  }
}

/** A city, typed; or found where the organisation has a service for that, and only when it is asked for (PROFILE-4). */
export function CityField({ label, value, optional, error, geocoderUrl, onChange, onFound }: Props): ReactNode {
  const { language } = useSession();
  const online = useOnline();
  const [isLooking, setLooking] = useState(false);
  const look = async (service: string): Promise<void> => {
    setLooking(true);
    const found = await findCity(service, language);
    setLooking(false);
    if (found !== undefined) onFound(found);
  };
  return (
    <Stack gap="xs">
      <TextField
        label={label}
        name="city"
        autoComplete="address-level2"
        optional={optional}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {geocoderUrl !== null && online && (
        <div>
          <Button variant="quiet" size="sm" icon={MapPin} pending={isLooking} onClick={() => void look(geocoderUrl)}>
            <Trans>Use my place</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
