import { focusManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { NEWER_ASKED_AFTER, NEWER_ASKED_APART, NEWER_GOES_ON } from '#campus/limits.ts';
import type { CampusKey } from './campus-query.ts';
import { rowOf } from './row-of.ts';

/**
 * What a page knows of the person's revisions. `own`: of acts of which its screens know what they changed, by the outbox or
 * because they asked for it themselves.
 */
type Known = {
  announced: number;
  own: Set<number>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** When it was last asked because of it, and how long from then on it is not asked again; ms. */
  askedAt: number;
  rest: number;
  savesData: boolean;
};

const known = new WeakMap<QueryClient, Known>();

function knownOf(client: QueryClient): Known {
  const mine = known.get(client) ?? {
    announced: 0,
    own: new Set<number>(),
    timer: undefined,
    askedAt: 0,
    rest: 0,
    savesData: false,
  };
  known.set(client, mine);
  return mine;
}

/** An act of this page, or of the outbox that all pages share: no reason to ask again. */
export function noteOwnRevision(client: QueryClient, revision: number): void {
  knownOf(client).own.add(revision);
}

/**
 * The person is at this revision, says an answer of the campus, the campus by itself or another page (SYNC-17). Whatever is
 * on screen and lacks an act of somebody else (another page, another device, a tutor) is asked for again, in a moment, so
 * that several are one question; what is not on screen is stale from now on, see `lacksNews`.
 */
export function noteRevision(client: QueryClient, revision: number): void {
  const mine = knownOf(client);
  mine.announced = Math.max(mine.announced, revision);
  if (mine.timer !== undefined || behindOf(client, mine).length === 0) return;
  const left = Math.min(mine.askedAt + mine.rest - Date.now(), mine.rest);
  mine.timer = setTimeout(
    () => {
      mine.timer = undefined;
      askBehind(client, mine);
    },
    Math.max(NEWER_ASKED_AFTER, left),
  );
}

/** The same by the campus itself, with what the connection is like now. */
export function noteAnnouncedRevision(
  client: QueryClient,
  revision: number,
  { savesData }: { savesData: boolean },
): void {
  knownOf(client).savesData = savesData;
  noteRevision(client, revision);
}

/** Asks again for what is in memory of these and lacks this revision, looked at or not, whoever's act it was. */
export async function askUpTo(client: QueryClient, queryKey: CampusKey, revision: number): Promise<void> {
  const lacks = ({ state }: Query): boolean => (rowOf(state.data)?.asOf ?? -1) < revision;
  const ask = () =>
    Promise.all(
      client
        .getQueryCache()
        .findAll({ queryKey, predicate: lacks })
        .map((query) => query.fetch()),
    );
  await ask();
  // An answer that was on its way may be from before it.
  await ask();
}

/** Whether the person is known to be at a revision that this does not hold, by an act of somebody else. */
export function lacksNews(client: QueryClient, data: unknown): boolean {
  const mine = known.get(client);
  return mine !== undefined && isBehind(data, mine);
}

/** Nobody looks, or nobody answers: opening, looking again and the network's return ask by themselves. */
function askBehind(client: QueryClient, mine: Known): void {
  if (!onlineManager.isOnline() || !focusManager.isFocused()) return;
  const asked = behindOf(client, mine).filter(({ state }) => state.fetchStatus === 'idle');
  if (asked.length > 0) rest(mine);
  for (const query of asked) query.fetch().catch(() => {});
}

/** Another device that acts without a pause, as in a lesson or a package, is followed in longer and longer steps. */
function rest(mine: Known): void {
  const now = Date.now();
  const goesOn = now - mine.askedAt < NEWER_GOES_ON;
  const longer = goesOn ? Math.min(2 * mine.rest, NEWER_ASKED_APART.most) : NEWER_ASKED_APART.least;
  mine.rest = mine.savesData ? NEWER_ASKED_APART.most : longer;
  mine.askedAt = now;
}

function behindOf(client: QueryClient, mine: Known): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && isBehind(query.state.data, mine));
}

/** What was made here and never sent has no revision. */
function isBehind(data: unknown, { announced, own }: Known): boolean {
  const asOf = rowOf(data)?.asOf ?? -1;
  if (asOf < 0) return false;
  if (announced - asOf > own.size) return true;
  for (let revision = asOf + 1; revision <= announced; revision += 1) if (!own.has(revision)) return true;
  return false;
}
