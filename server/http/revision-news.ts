import { Repeater, SlidingBuffer } from 'graphql-yoga';
import type { RaisedRevision } from '#server/store/database/announcements.ts';

/** Who listens: a session of a person. */
export interface Listener {
  readonly personId: string;
  readonly sessionId: string;
  /** The person's revision now: what was raised before somebody listened is not missed. */
  readonly present: () => Promise<number>;
}

/** Sends open pages the revision at which their person is (SYNC-17). */
export interface RevisionNews {
  announceRevisions(raised: readonly RaisedRevision[]): void;
  /** First the present one, then each that another session, somebody else or the campus raised; of several only the newest. */
  revisionsOf(listener: Listener): AsyncIterable<number>;
  /** Whose pages are open here. */
  listening(): readonly string[];
}

/**
 * From one person to the next, ms: each page that hears of something asks for all that it shows, and one act may be news for
 * everybody who takes a run or follows a list.
 */
const PEOPLE_APART = 5;

type Page = { readonly sessionId: string; readonly say: (revision: number) => void };

export function createRevisionNews(): RevisionNews {
  const pagesOf = new Map<string, Set<Page>>();
  const waiting = new Map<string, RaisedRevision>();
  let isAnnouncing = false;

  const hearersOf = ({ personId, by }: RaisedRevision): readonly Page[] =>
    [...(pagesOf.get(personId) ?? [])].filter(({ sessionId }) => sessionId !== by);

  const announceNext = (): void => {
    const [next] = waiting.values();
    isAnnouncing = next !== undefined;
    if (next === undefined) return;
    waiting.delete(next.personId);
    for (const { say } of hearersOf(next)) say(next.revision);
    setTimeout(announceNext, PEOPLE_APART).unref();
  };

  const open = (personId: string, page: Page): (() => void) => {
    const pages = pagesOf.get(personId) ?? new Set();
    pagesOf.set(personId, pages.add(page));
    return () => {
      pages.delete(page);
      if (pages.size === 0 && pagesOf.get(personId) === pages) pagesOf.delete(personId);
    };
  };

  return {
    announceRevisions(raised) {
      for (const one of raised) {
        if (hearersOf(one).length === 0) continue;
        const before = waiting.get(one.personId);
        waiting.set(one.personId, before === undefined ? one : both(before, one));
      }
      if (!isAnnouncing) announceNext();
    },
    revisionsOf: ({ personId, sessionId, present }) =>
      new Repeater<number>(async (push, stop) => {
        let latest = 0;
        const say = (revision: number): void => {
          if (revision <= latest) return;
          latest = revision;
          void push(revision);
        };
        void stop.then(open(personId, { sessionId, say }));
        say(await present());
        await stop;
      }, new SlidingBuffer(1)),
    listening: () => [...pagesOf.keys()],
  };
}

/** Two sessions that act are news for both. */
function both(one: RaisedRevision, other: RaisedRevision): RaisedRevision {
  const revision = Math.max(one.revision, other.revision);
  return { personId: one.personId, revision, by: one.by === other.by ? one.by : null };
}
