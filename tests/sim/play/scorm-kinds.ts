import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import { saveScormState } from '#features/learning/save-scorm-state.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import type { Sight, Tap } from './kinds.ts';

/** The package that histories play, of organisation 1: it is brought into the small campus. */
export const PLAYED = 'golf';
export const PLAYED_SAMPLE = 'scorm/RuntimeBasicCalls_SCORM12.zip';
/** Named by its content. */
const PACKAGE = 'b778566f79d56e48fab58f3a4e1fe8c1';
const ITEM = 'item_1';
/** What tells the words of a session apart; it is there too where a later session has replaced them. */
const PLACE = 'cmi.core.session_time';

/** How somebody stands in it, as screens and database have it: each session with its last word. */
export type PlayedState = {
  status: string;
  sessions: readonly (readonly [session: string, place: string])[];
};

export const NOT_PLAYED: PlayedState = { status: 'AVAILABLE', sessions: [] };

/** The merge rule, a second time: the last word of a session, whenever it arrives; what is completed stays so. */
export type Played = { status: string; sessions: Map<string, { sequence: number; place: string }> };

export const notPlayed = (): Played => ({ status: 'AVAILABLE', sessions: new Map() });

export function stateOfPlayed({ status, sessions }: Played): PlayedState {
  return { status, sessions: [...sessions].map(([id, { place }]) => [id, place] as const).sort() };
}

export const SCORM_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'scorm.state': stateTap,
};

const CARD = { ...COURSE_CARD, __typename: 'Scorm', id: PLAYED, courseType: 'SCORM' } as const;

/** Two sessions go on from the first, as on two devices that did not know of each other. */
function stateTap(random: Random, { organisation, person, now }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const n = random.below(3);
  const session = sessionOf(person, n);
  const place = `00:00:${String(random.below(60)).padStart(2, '0')}`;
  const isWhole = random.chance(0.1);
  const at = new Date(now).toISOString();
  const sequence = Math.max(1, Math.floor(now));
  const cmi: Cmi = {
    [PLACE]: place,
    'cmi.core.lesson_status': isWhole ? 'passed' : 'incomplete',
  };
  const base = n === 0 ? null : sessionOf(person, 0);
  const data = { packageId: PACKAGE, session, base, sequence, item: ITEM, cmi: JSON.stringify(cmi) };
  const input = { card: CARD, data, startedAt: at, endedAt: at, isWhole };
  return {
    kind: saveScormState.kind,
    subject: saveScormState.subject(input),
    parents: saveScormState.dependsOn?.(input) ?? [],
    words: `play ${n} to ${place}${isWhole ? ', passed' : ''}`,
    // What completes has a subject of its own: what all of them come to is checked in the end.
    value: undefined,
    shown: () => undefined,
    merge: ({ learning: { played } }) => {
      if (played.status === 'AVAILABLE') played.status = 'TAKEN';
      if ((played.sessions.get(session)?.sequence ?? 0) < sequence) played.sessions.set(session, { sequence, place });
      if (isWhole) played.status = 'COMPLETED';
      return undefined;
    },
    by: (send) => send(saveScormState, input),
  };
}

/** The same on each of the person's devices. */
function sessionOf(person: string, n: number): string {
  const digits = createHash('sha256').update(`${person} plays`).digest('hex');
  return `01a1fdc9-6e8e-72fa-b0a${n}-${digits.slice(0, 12)}`;
}

/** What the unit's page shows. */
export async function shownPlayed(client: QueryClient, language: LanguageCode): Promise<PlayedState> {
  const { course } = await readCampus(client, unitQueries.course(PLAYED, language));
  const sessions = course?.participantAdditionalData?.sessions ?? [];
  return {
    status: course?.status.denomination ?? 'AVAILABLE',
    sessions: sessions.map(({ session, items }) => [session, placeIn(items[ITEM]?.cmi)] as const).sort(),
  };
}

export async function refreshPlayed(client: QueryClient, language: LanguageCode): Promise<void> {
  await warm(client, unitQueries.course(PLAYED, language), 0);
}

/** The same in the database. */
export async function playedOf(read: Store['read'], person: string): Promise<PlayedState> {
  const standing = await read
    .selectFrom('course_status')
    .select('status')
    .where('person_id', '=', person)
    .where('course_id', '=', PLAYED)
    .executeTakeFirst();
  const rows = await read
    .selectFrom('scorm_state')
    .select(['session_id', 'cmi'])
    .where('person_id', '=', person)
    .execute();
  return {
    status: standing?.status ?? 'AVAILABLE',
    sessions: rows.map(({ session_id: session, cmi }) => [session, placeIn(JSON.parse(cmi))] as const).sort(),
  };
}

function placeIn(cmi: Cmi | undefined): string {
  return cmi?.[PLACE] ?? '';
}
