import { Trans } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useState } from 'react';
import { knowsPlaces, myPlace } from '#device/my-place.ts';
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
};

/** A city, typed; or found where the organisation has a service for that, and only when it is asked for (PROFILE-4). */
export function CityField({ label, value, optional, error, geocoderUrl, onChange }: Props): ReactNode {
  const { language } = useSession();
  const online = useOnline();
  const [isLooking, setLooking] = useState(false);
  const look = async (service: string): Promise<void> => {
    setLooking(true);
    // Nothing is said of a failure: the city can be typed (PROFILE-4).
    const found = await myPlace()
      .then((place) => cityAt(service, place, language))
      .catch(() => undefined);
    setLooking(false);
    if (found?.city !== undefined) onChange(found.city);
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
      {geocoderUrl !== null && online && knowsPlaces() && (
        <div>
          <Button variant="quiet" size="sm" icon={MapPin} pending={isLooking} onClick={() => void look(geocoderUrl)}>
            <Trans>Use my place</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
