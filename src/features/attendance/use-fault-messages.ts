import { useLingui } from '@lingui/react/macro';
import { APPOINTMENT_LINE_MAX, APPOINTMENT_PLACES_MAX, APPOINTMENT_TEXT_MAX } from '#campus/learning/live-limits.ts';
import type { Fault } from './date-form.ts';

export type FaultMessages = Partial<
  Record<
    'denomination' | 'start' | 'end' | 'deadline' | 'places' | 'location' | 'url' | 'moderatorLink' | 'description',
    string
  >
>;

/** What is wrong, at the field where it is mended (LIVE-18). */
export function useFaultMessages(faults: ReadonlySet<Fault> | undefined): FaultMessages {
  const { t } = useLingui();
  if (faults === undefined) return {};
  const first = (...known: readonly (readonly [Fault, string])[]): string | undefined =>
    known.find(([fault]) => faults.has(fault))?.[1];
  const missing = t`Please give a day and a time.`;
  const skipped = t`This time does not exist on that day: the clocks are put forward.`;
  const link = t`Please give a link that begins with https://, or leave it empty.`;
  const found = {
    denomination: first(['denomination', t`A date needs a title with up to ${APPOINTMENT_LINE_MAX} characters.`]),
    start: first(
      ['start missing', missing],
      ['start skipped', skipped],
      ['PAST', t`This is over already. A date can only be in the future.`],
      ['TOO_FAR', t`This is more than three years ahead. Please check the year.`],
    ),
    end: first(
      ['end missing', missing],
      ['end skipped', skipped],
      ['END_FIRST', t`The end has to be after the start.`],
      ['TOO_LONG', t`A date lasts 24 hours at most. Add another one for the next day.`],
    ),
    deadline: first(
      ['deadline skipped', skipped],
      ['DEADLINE_LATE', t`Registration has to end before the date begins.`],
    ),
    places: first(['maxParticipants', t`Please give a whole number from 0 to ${APPOINTMENT_PLACES_MAX}.`]),
    location: first(['location', t`This can have up to ${APPOINTMENT_LINE_MAX} characters.`]),
    description: first(['description', t`This can have up to ${APPOINTMENT_TEXT_MAX} characters.`]),
    url: first(['url', link]),
    moderatorLink: first(['moderatorLink', link]),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
