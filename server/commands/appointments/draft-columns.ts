import { type AppointmentDraft, isJoinLink, textFaults, timesFault } from '#campus/appointments/appointment-draft.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { type LanguageChain, type Localized, pickText, textIn } from '#server/model/localized.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';

/** A tutor's draft at the campus. */
export interface SentDraft extends AppointmentDraft {
  /** The HTML of its description; undefined: stays as it is. */
  readonly descriptionHtml: string | undefined;
}

/** Why it is not taken; undefined where it is (LIVE-18). `before`: the date that it changes. */
export function draftRefusal(
  draft: SentDraft,
  { now, before }: { now: Date; before?: Pick<AppointmentRow, 'start_at'> },
): RefusalCode | undefined {
  if (timesFault(draft, { now, startBefore: before?.start_at }) !== undefined) return 'APPOINTMENT_TIMES_INVALID';
  if (textFaults(draft).length > 0) return 'INVALID_INPUT';
  return isJoinLink(draft.url) && isJoinLink(draft.moderatorLink) ? undefined : 'LINK_INVALID';
}

export type DraftColumns = Pick<
  AppointmentRow,
  | 'denomination'
  | 'description'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'url'
  | 'moderator_link'
  | 'has_certificate'
  | 'start_at'
  | 'end_at'
  | 'registration_deadline'
  | 'max_participants'
>;

type Before = Pick<AppointmentRow, 'denomination' | 'description' | 'location' | 'latitude' | 'longitude'>;
const NOTHING: Before = { denomination: '{}', description: null, location: null, latitude: null, longitude: null };

/**
 * What is stored of a draft. A text that reads as before in the tutor's language stays in all languages; another one is what
 * everybody reads, in the language that it was written in: a translation of what was true yesterday misleads (LIVE-18).
 */
export function draftColumns(draft: SentDraft, languages: LanguageChain, before: Before = NOTHING): DraftColumns {
  const location = writtenText(draft.location, textIn(before.location), languages);
  const isElsewhere = location !== before.location;
  return {
    denomination: writtenText(draft.denomination, textIn(before.denomination), languages) ?? before.denomination,
    description:
      draft.descriptionHtml === undefined
        ? before.description
        : writtenText(draft.descriptionHtml, textIn(before.description), languages),
    location,
    // A pin on the map is where it was.
    latitude: isElsewhere ? null : before.latitude,
    longitude: isElsewhere ? null : before.longitude,
    url: draft.url === '' ? null : draft.url,
    moderator_link: draft.moderatorLink === '' ? null : draft.moderatorLink,
    has_certificate: draft.hasCertificate ? 1 : 0,
    start_at: new Date(draft.start).toISOString(),
    end_at: new Date(draft.end).toISOString(),
    registration_deadline:
      draft.registrationDeadline === null ? null : new Date(draft.registrationDeadline).toISOString(),
    max_participants: draft.maxParticipants,
  };
}

function writtenText(text: string, before: Localized | null, languages: LanguageChain): string | null {
  const written = trimTyped(text);
  if (written === '') return null;
  if (before !== null && pickText(before, languages).text === written) return JSON.stringify(before);
  return JSON.stringify({ [languages.asked]: written });
}
