import { Plural, Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { CardTime } from '#campus/appointments/card-time.ts';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { FEW_PLACES } from '#campus/learning/live-limits.ts';
import { Chip } from '#ui/cards/chip.tsx';
import { SessionStart } from '#ui/cards/session-start.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { Fact } from './fact.tsx';
import { LiveMark } from './live-mark.tsx';
import { hasDates, useCardDates } from './use-card-dates.ts';

/**
 * When and where a unit with dates is, and whether there is room (CATALOGUE-10, CATALOGUE-11). Short facts, each an
 * element.
 */
export function DateFacts({ item }: { item: CourseCard }): ReactNode {
  const { time, now, places } = useCardDates(item);
  const isAhead = time.is === 'live' || time.is === 'next';
  return (
    <>
      <When time={time} now={now} />
      {isAhead && item.locationOrUrl && (
        <Fact icon={MapPin}>
          {isAddress(item.locationOrUrl) ? <Trans>Online</Trans> : <bdi>{item.locationOrUrl}</bdi>}
        </Fact>
      )}
      {isAhead && places !== undefined && <Places left={places} />}
    </>
  );
}

/** The same in a line of its own, where there is no card; nothing for what has no dates. */
export function DateFactsLine({ item }: { item: CourseCard }): ReactNode {
  if (!hasDates(item)) return null;
  return (
    <Text as="div" size="small" tone="muted">
      <Row gap="xs">
        <DateFacts item={item} />
      </Row>
    </Text>
  );
}

/** Whoever is in sees where it is joined: that is for the page, not for a card. */
function isAddress(place: string): boolean {
  return /^https?:/.test(place);
}

function When({ time, now }: { time: CardTime; now: Date }): ReactNode {
  switch (time.is) {
    case 'live':
      return <LiveMark ends={time.ends} />;
    case 'next':
      return (
        <Fact icon={CalendarDays}>
          <SessionStart at={new Date(time.start)} now={now} />
        </Fact>
      );
    case 'past':
      return (
        <Fact icon={CalendarDays}>
          <Trans>This date is over</Trans>
        </Fact>
      );
    case 'over':
      return (
        <Fact icon={CalendarDays}>
          <Trans>Event over</Trans>
        </Fact>
      );
    case 'none':
      return null;
    default:
      return time satisfies never;
  }
}

function Places({ left }: { left: number }): ReactNode {
  return (
    <Text as="span" size="small" tone={left <= FEW_PLACES ? 'warning' : 'inherit'}>
      {left === 0 ? <Trans>No places left</Trans> : <Plural value={left} one="# place left" other="# places left" />}
    </Text>
  );
}

/** That one has a place at the date to come. */
export function RegisteredChip({ item }: { item: CourseCard }): ReactNode {
  const { time } = useCardDates(item);
  const isAhead = time.is === 'live' || time.is === 'next';
  if (!isAhead || item.registrationInfo?.isRegistered !== true) return null;
  return (
    <Chip tone="success" icon={CircleCheck}>
      <Trans>You are registered</Trans>
    </Chip>
  );
}
