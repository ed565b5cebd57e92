import { Trans, useLingui } from '@lingui/react/macro';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { wayTo } from '#campus/appointments/way-to.ts';
import { hasGeo } from '#device/has-geo.ts';
import { useOnline } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CitySheet } from '#ui/drawings/city-sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

const MapView = lazy(async () => ({ default: (await import('#ui/map/map-view.tsx')).MapView }));

type Props = { appointment: Pick<Appointment, 'location' | 'latitude' | 'longitude'> };

/** Where it is: address, a drawn sheet and the way there. Nobody else hears of it before a tap on the map or on the way. */
export function DateLocation({ appointment }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  if (appointment.location === null || appointment.location === '') return null;
  const way = wayTo(appointment, { hasGeo: hasGeo() });
  const place = <bdi>{appointment.location}</bdi>;
  return (
    <>
      <Button variant="quiet" size="sm" icon={MapPin} onClick={() => setOpen(true)}>
        {place}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Where it is</Trans>}
        actions={
          way !== undefined && (
            <ButtonLink href={way} target="_blank" rel="noopener noreferrer" icon={Navigation}>
              <Trans>Show the way</Trans>
            </ButtonLink>
          )
        }
      >
        <Stack gap="sm">
          <PlacePicture {...appointment} location={appointment.location} />
          <Text size="label">{place}</Text>
        </Stack>
      </Sheet>
    </>
  );
}

/** A drawing, and the map of the organisation's service for whoever asks for it (COMMUNITY-6). */
function PlacePicture({ location, latitude, longitude }: Props['appointment'] & { location: string }): ReactNode {
  const { t } = useLingui();
  const online = useOnline();
  const { mapTiles } = useOrganisation();
  const [showsMap, setShowsMap] = useState(false);
  const points = useMemo(
    () =>
      latitude === null || longitude === null
        ? []
        : [{ id: 'place', lat: latitude, lng: longitude, label: location, category: 'place' as const }],
    [location, latitude, longitude],
  );
  if (showsMap)
    return (
      <Suspense fallback={<Skeleton shape="box" />}>
        <MapView label={t`Map of the place`} points={points} tiles={online ? mapTiles : null} isExact />
      </Suspense>
    );
  return (
    <>
      <CitySheet />
      <Text size="small" tone="muted">
        <Trans>The picture is only a drawing. “Show the way” opens your map.</Trans>
      </Text>
      {points.length > 0 && mapTiles !== null && (
        <div>
          <Button variant="outline" size="sm" icon={MapIcon} disabled={!online} onClick={() => setShowsMap(true)}>
            <Trans>Show the map</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
