import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { coalesced } from '#campus/coalesced.ts';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { RaisedRevision } from '#server/store/database/announcements.ts';
import type { Reader, Store } from '#server/store/database/open-store.ts';
import { achievementsOf, notificationsSince } from '#server/store/people/news.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export interface AchievementNews {
  readonly id: AchievementId;
  readonly achievedAt: string;
}

/** Each is called once for each thing that is new, whichever process made it. */
interface Receivers {
  readonly onNotification: (personId: string, row: NotificationRow) => void;
  readonly onAchievement: (personId: string, news: AchievementNews) => void;
  /** Of people with an open page, what another process over the same SQLite file raised. */
  readonly onRevisions: (raised: readonly RaisedRevision[]) => void;
}

/** People with an open page that asks for what is new. */
export interface FollowedPeople {
  /** From now on; answers how to stop. */
  follow(personId: string): () => void;
  /** Of this process, and committed. */
  receive(news: { notifications?: readonly NotificationRow[]; achievements?: readonly Achieved[] }): void;
}
type Achieved = AchievementNews & { readonly personId: string };

/** Ms between two looks at what other processes wrote to the same SQLite file; PostgreSQL tells of it by itself. */
const LOOK_EVERY = 1000;
/** People that are looked for in one statement. */
const AT_ONCE = 200;
/** Rows of a person that are known: clocks of processes, and the time that a commit takes, are less apart. */
const KNOWN_FOR = 60_000;

type Followed = {
  pages: number;
  readonly known: Set<string>;
  /** What is older is known. */
  since: string;
  /** False: what they have already could not be read. */
  ready: Promise<boolean>;
};

/**
 * Says what is new for people with an open page. What this process commits is announced; what another one did is read from the
 * database once the revision of a person says that there is something (SYNC-17).
 */
export function followPeople(
  app: FastifyInstance,
  store: Store,
  { receivers, listening }: { receivers: Receivers; listening: () => readonly string[] },
): FollowedPeople {
  const people = new Map<string, Followed>();
  const due = new Set<string>();

  const receive: FollowedPeople['receive'] = ({ notifications = [], achievements = [] }) => {
    for (const row of notifications)
      if (isNew(people, row.person_id, row.id)) receivers.onNotification(row.person_id, row);
    for (const { personId, ...news } of achievements)
      if (isNew(people, personId, news.id)) receivers.onAchievement(personId, news);
  };
  const look = coalesced(async () => {
    const ids = [...due];
    due.clear();
    for (const personId of ids) {
      const followed = people.get(personId);
      if (followed === undefined) continue;
      if (await followed.ready) receive(await newsOf(store.read, personId, followed.since));
    }
  });
  const lookAt = (ids: readonly string[]): void => {
    for (const id of ids) if (people.has(id)) due.add(id);
    if (due.size > 0) look().catch((err: unknown) => app.log.error({ err }, 'people do not know of what is new'));
  };
  const revisionOf = new Map<string, number>();
  const stop = store.onAnnounced(({ revisions, notifications }, isElsewhere) => {
    receive({ notifications });
    for (const { personId, revision } of revisions) revisionOf.set(personId, revision);
    if (isElsewhere) lookAt(revisions.map(({ personId }) => personId));
  });
  if (store.engine === 'sqlite') {
    const raised = raisedElsewhere(store.read, revisionOf, () => [...new Set([...people.keys(), ...listening()])]);
    const timer = setInterval(() => {
      raised()
        .then((revisions) => {
          receivers.onRevisions(revisions);
          lookAt(revisions.map(({ personId }) => personId));
        })
        .catch((err: unknown) => app.log.error({ err }, 'what other processes did is not known'));
    }, LOOK_EVERY).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }
  app.addHook('onClose', async () => stop());
  const noteRevision = async (personId: string): Promise<void> => {
    const person = await store.read.selectFrom('person').select('rev').where('id', '=', personId).executeTakeFirst();
    if (person !== undefined && !revisionOf.has(personId)) revisionOf.set(personId, person.rev);
  };
  return {
    receive,
    follow: (personId) => {
      noteRevision(personId).catch((err: unknown) => app.log.error({ err }, 'the revision of a person is not known'));
      return followed(store.read, people, personId);
    },
  };
}

/** Whether somebody follows the person, and does not know of it. */
function isNew(people: ReadonlyMap<string, Followed>, personId: string, id: string): boolean {
  const known = people.get(personId)?.known;
  if (known === undefined || known.has(id)) return false;
  known.add(id);
  return true;
}

function followed(read: Reader, people: Map<string, Followed>, personId: string): () => void {
  const before = people.get(personId);
  const person: Followed = before ?? { pages: 0, known: new Set(), since: '', ready: Promise.resolve(true) };
  people.set(personId, person);
  person.pages += 1;
  if (before === undefined)
    person.ready = markKnown(read, personId, person).then(
      () => true,
      () => false,
    );
  return () => {
    person.pages -= 1;
    if (person.pages === 0 && people.get(personId) === person) people.delete(personId);
  };
}

/** What there is before a page asks is no news. */
async function markKnown(read: Reader, personId: string, person: Followed): Promise<void> {
  const { notifications, achievements } = await newsOf(read, personId, undefined);
  const newest = notifications.at(-1)?.created_at;
  if (newest !== undefined) person.since = new Date(Date.parse(newest) - KNOWN_FOR).toISOString();
  for (const { id } of [...notifications, ...achievements]) person.known.add(id);
}

/** `since` undefined: the newest notifications there are. */
async function newsOf(read: Reader, personId: string, since: string | undefined) {
  const achieved = await achievementsOf(read, personId);
  return {
    notifications: await notificationsSince(read, personId, since),
    achievements: achieved.map((each) => ({ personId, ...each })),
  };
}

/** What has been raised by others since it was asked last: nothing is read while the file is as it was. */
function raisedElsewhere(read: Reader, known: Map<string, number>, watched: () => readonly string[]) {
  let version: number | undefined;
  return async (): Promise<readonly RaisedRevision[]> => {
    const ids = watched();
    if (ids.length === 0) return [];
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(read);
    if (rows[0]?.data_version === version) return [];
    version = rows[0]?.data_version;
    const raised: RaisedRevision[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      const people = await read.selectFrom('person').select(['id', 'rev']).where('id', 'in', some).execute();
      for (const { id, rev } of people) {
        const before = known.get(id);
        if (before !== undefined && rev <= before) continue;
        known.set(id, rev);
        // What a page has from before it listened is not raised.
        if (before === undefined) continue;
        raised.push({ personId: id, revision: rev, by: null });
      }
    }
    return raised;
  };
}
