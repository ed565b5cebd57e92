import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aStore, type TestStore } from '#server/test-store.ts';
import type { Announcements, RaisedRevision } from './announcements.ts';
import { rememberAnnouncements } from './announcements.ts';
import { openStore } from './open-store.ts';
import type { Published } from './published.ts';

/** Hundreds of them are more than one message of PostgreSQL holds. */
const MANY = 400;
const raisedOf = (first: number): RaisedRevision[] =>
  Array.from({ length: MANY }, (_, n) => ({ personId: `person-${first + n}`, revision: 1, by: null }));

describe('what is announced', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await aStore();
  });
  afterEach(() => test.remove());

  const announce = (announcements: Partial<Announcements>) =>
    test.store.transaction(async (trx) => rememberAnnouncements(trx, announcements));

  it('is received in the process that has done it, once', async () => {
    const received: Announcements[] = [];
    test.store.onAnnounced((announcements) => received.push(announcements));
    const [one] = raisedOf(0);
    await announce({ revisions: one ? [one] : [] });
    await announce({ endedSessions: ['a'] });
    expect(received.map(({ revisions, endedSessions }) => [revisions, endedSessions])).toEqual([
      [[one], []],
      [[], ['a']],
    ]);
  });

  it('is received in every other process over the same database, of each kind, once and not where it was rolled back', async () => {
    const all: Published = {
      endedSessions: ['a'],
      boardChanges: [
        {
          organisationId: '1',
          boardId: 'b',
          kind: 'ADDED',
          messageId: 'm',
          commentId: null,
          personId: 'p',
          isPrivate: false,
        },
      ],
      revisions: [{ personId: 'p', revision: 2, by: null }],
      changedLists: [{ organisationId: '1', listId: 'l' }],
    };
    const other = await openStore(test.config);
    onTestFinished(() => other.close());
    const received: Announcements[] = [];
    other.onAnnounced((announcements, isElsewhere) => isElsewhere && received.push(announcements));
    const lost = test.store.transaction(async (trx) => {
      rememberAnnouncements(trx, { endedSessions: ['lost'] });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    await announce(all);
    await announce({ endedSessions: ['last'] });
    await vi.waitFor(() => expect(received.at(-1)?.endedSessions).toEqual(['last']), 5000);
    const nothing = { notifications: [], boardChanges: [], revisions: [], changedLists: [] };
    expect(received).toEqual([
      { notifications: [], ...all },
      { ...nothing, endedSessions: ['last'] },
    ]);
  });

  it.runIf(process.env.TEST_DATABASE_URL !== undefined)(
    'is received in every other process over the same database, however much it is and after a lost connection too',
    async () => {
      const other = await openStore(test.config);
      onTestFinished(() => other.close());
      const received: string[] = [];
      other.onAnnounced(({ revisions }) => received.push(...revisions.map(({ personId }) => personId)));
      const isWork = vi.fn();
      other.onCommitted(isWork);
      await announce({ revisions: raisedOf(0) });
      await vi.waitFor(() => expect(received).toEqual(raisedOf(0).map(({ personId }) => personId)));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%' and query like ${`%${await schemaOf()}%`}`.execute(test.store.read);
      await vi.waitFor(
        async () => {
          await announce({ revisions: raisedOf(MANY).slice(0, 1) });
          expect(received).toContain(`person-${MANY}`);
        },
        { timeout: 20_000, interval: 200 },
      );
      expect(isWork).not.toHaveBeenCalled();
    },
  );

  async function schemaOf(): Promise<string> {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(test.store.read);
    return rows[0]?.schema ?? '';
  }
});
