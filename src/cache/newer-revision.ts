import { focusManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { NEWER_ASKED_AFTER } from '#campus/limits.ts';
import { rowOf } from './row-of.ts';

/**
 * What a page knows of the person's revisions. `own`: of acts of which its screens know what they changed, by the outbox or
 * because they asked for it themselves.
 */
type Known = { announced: number; own: Set<number>; timer: ReturnType<typeof setTimeout> | undefined };

const known = new WeakMap<QueryClient, Known>();

function knownOf(client: QueryClient): Known {
  const mine = known.get(client) ?? { announced: 0, own: new Set<number>(), timer: undefined };
  known.set(client, mine);
  return mine;
}

/** An act of this page, or of the outbox that all pages share: no reason to ask again. */
export function noteOwnRevision(client: QueryClient, revision: number): void {
  knownOf(client).own.add(revision);
}

/**
 * The person is at this revision, says an answer of the campus or another page. Whatever is on screen and lacks an act of
 * somebody else (another page, another device, a tutor) is asked for again, in a moment, so that several are one question.
 */
export function noteRevision(client: QueryClient, revision: number): void {
  const mine = knownOf(client);
  mine.announced = Math.max(mine.announced, revision);
  if (mine.timer !== undefined || behindOf(client, mine).length === 0) return;
  mine.timer = setTimeout(() => {
    mine.timer = undefined;
    askBehind(client, mine);
  }, NEWER_ASKED_AFTER);
}

/** Nobody looks, or nobody answers: opening, looking again and the network's return ask by themselves. */
function askBehind(client: QueryClient, mine: Known): void {
  if (!onlineManager.isOnline() || !focusManager.isFocused()) return;
  for (const query of behindOf(client, mine)) {
    if (query.state.fetchStatus === 'idle') query.fetch().catch(() => {});
  }
}

function behindOf(client: QueryClient, mine: Known): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && isBehind(query, mine));
}

/** What was made here and never sent has no revision. */
function isBehind(query: Query, { announced, own }: Known): boolean {
  const asOf = rowOf(query.state.data)?.asOf ?? -1;
  if (asOf < 0) return false;
  if (announced - asOf > own.size) return true;
  for (let revision = asOf + 1; revision <= announced; revision += 1) if (!own.has(revision)) return true;
  return false;
}
