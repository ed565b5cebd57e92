import { Trans } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { wayTo } from '#campus/appointments/way-to.ts';
import { hasGeo } from '#device/has-geo.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CitySheet } from '#ui/drawings/city-sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { appointment: Pick<Appointment, 'location' | 'latitude' | 'longitude'> };

/** Where it is: address, a drawn sheet and the way there. Nobody else hears of it before the tap on the way. */
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
          <CitySheet />
          <Text size="label">{place}</Text>
          <Text size="small" tone="muted">
            <Trans>The picture is only a drawing. “Show the way” opens your map.</Trans>
          </Text>
        </Stack>
      </Sheet>
    </>
  );
}
