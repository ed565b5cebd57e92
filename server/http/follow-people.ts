import type { FastifyInstance } from 'fastify';
import { coalesced } from '#campus/coalesced.ts';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { Reader, Store } from '#server/store/database/open-store.ts';
import { achievementsOf, notificationsSince } from '#server/store/people/news.ts';
import type { NotificationRow } from '#server/store/schema/live-tables.ts';

export interface AchievementNews {
  readonly id: AchievementId;
  readonly achievedAt: string;
}

/** Called once for each new item, whichever process created it. */
interface Receivers {
  readonly onNotification: (personId: string, row: NotificationRow) => void;
  readonly onAchievement: (personId: string, news: AchievementNews) => void;
}

/** People with an open page that subscribes to news. */
export interface FollowedPeople {
  /** Starts following a person. Returns a function that stops it. */
  follow(personId: string): () => void;
  /** Takes news that this process has committed. */
  receive(news: { notifications?: readonly NotificationRow[]; achievements?: readonly Achieved[] }): void;
}
type Achieved = AchievementNews & { readonly personId: string };

/** How far back known rows are compared, in ms. Clocks of processes and the duration of commits differ by less. */
const KNOWN_FOR = 60_000;

type Followed = {
  pages: number;
  readonly known: Set<string>;
  /** Rows before this time are known. */
  since: string;
  /** Resolves to false where the existing rows could not be read. */
  ready: Promise<boolean>;
};

/**
 * Says what is new for people with an open page. What this process commits is announced; what another one did is read from the
 * database once the revision of a person says that there is something (SYNC-17).
 */
export function followPeople(app: FastifyInstance, store: Store, receivers: Receivers): FollowedPeople {
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
      if (followed !== undefined && (await followed.ready)) receive(await newsOf(store.read, personId, followed.since));
    }
  });
  const lookAt = (ids: readonly string[]): void => {
    for (const id of ids) if (people.has(id)) due.add(id);
    if (due.size > 0) look().catch((err: unknown) => app.log.error({ err }, 'people do not know of what is new'));
  };
  const stop = store.onAnnounced(({ revisions, notifications }, isElsewhere) => {
    receive({ notifications });
    if (isElsewhere) lookAt(revisions.map(({ personId }) => personId));
  });
  app.addHook('onClose', async () => stop());
  return {
    receive,
    follow: (personId) => followed(store.read, people, personId),
  };
}

/** Whether the person is followed and the item is unknown to their pages. */
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

/** Marks existing rows as known, so that a new page receives later ones only. */
async function markKnown(read: Reader, personId: string, person: Followed): Promise<void> {
  const { notifications, achievements } = await newsOf(read, personId, undefined);
  const newest = notifications.at(-1)?.created_at;
  if (newest !== undefined) person.since = new Date(Date.parse(newest) - KNOWN_FOR).toISOString();
  for (const { id } of [...notifications, ...achievements]) person.known.add(id);
}

/** Reads the newest notifications where `since` is undefined. */
async function newsOf(read: Reader, personId: string, since: string | undefined) {
  const achieved = await achievementsOf(read, personId);
  return {
    notifications: await notificationsSince(read, personId, since),
    achievements: achieved.map((each) => ({ personId, ...each })),
  };
}
