import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryFor } from '#cache/send.ts';
import { setLanguage } from '#features/session/mutations.ts';
import { DeviceDb } from '#offline/device-db.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { AMAL, aDeviceDb, aNewEntry } from '#tests/support/device/entries.ts';
import { drain } from './drain.ts';
import type { OutboxEntry, SendResult } from './entry.ts';
import { enqueue, entriesOf } from './outbox.ts';
import { postEntry } from './post-entry.ts';

const DEATH = new Error('the process died here');
/** Far more steps than a drain of one entry has. */
const STEPS_MAX = 60;

/** Counts the awaits of a drain and ends the process at the n-th. */
function aDeath(at: number) {
  let step = 0;
  return {
    step: (): void => {
      step += 1;
      if (step >= at) throw DEATH;
    },
    cameToPass: () => step >= at,
  };
}

/** A database that dies with the process: before any of its operations. */
function mortal(name: string, step: () => void): DeviceDb {
  const device = new DeviceDb(name);
  device.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (table) => {
        const down = core.table(table);
        return {
          ...down,
          mutate: async (request) => {
            step();
            const done = await down.mutate(request);
            step();
            return done;
          },
          query: async (request) => {
            step();
            return down.query(request);
          },
          openCursor: async (request) => {
            step();
            return down.openCursor(request);
          },
        };
      },
    }),
  });
  return device;
}

describe('a death in the middle of a drain', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  const revisionOf = async (device: TestDevice): Promise<number> =>
    (await device.wire.send({ document: '{ viewer { id } }' })).asOf;

  /** One process that may die at step n; afterwards another one over the same disk that lives. Returns whether it died. */
  const story = async (page: TestDevice, at: number): Promise<boolean> => {
    const death = aDeath(at);
    await enqueue(page.device, entryFor(setLanguage, { language: 'de' }, page.account));
    const dying = mortal(page.device.name, death.step);
    const post = async (entry: Parameters<typeof postEntry>[1]): Promise<SendResult> => {
      death.step();
      const outcome = await postEntry(page.wire, entry);
      death.step();
      return outcome;
    };
    const lives = { alone: true, now: () => 1, random: () => 0, announce: death.step };
    await drain({ ...lives, device: dying, account: async () => page.account, post }).catch(() => {});
    dying.close();
    await page.drain();
    return death.cameToPass();
  };

  it('at any step leads to one effect, and to an empty queue after the next start', async () => {
    let deaths = 0;
    for (let at = 1; at <= STEPS_MAX; at += 1) {
      const page = await aDevice(campus, 'amal');
      const before = await revisionOf(page);
      const died = await story(page, at);
      expect(await revisionOf(page), `effects after a death at step ${at}`).toBe(before + 1);
      expect(await entriesOf(page.device, page.account), `queue after a death at step ${at}`).toEqual([]);
      if (!died) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(8);
    expect(deaths).toBeLessThan(STEPS_MAX);
  }, 60_000);

  it('of one drain beside another that runs leads to one effect of each entry', async () => {
    const page = await aDevice(campus, 'amal');
    const before = await revisionOf(page);
    await enqueue(page.device, entryFor(setLanguage, { language: 'de' }, page.account));
    await enqueue(page.device, { ...entryFor(setLanguage, { language: 'tr' }, page.account), subject: 'another' });
    await Promise.all([page.drain(), page.drain(), page.drain()]);
    expect(await revisionOf(page)).toBe(before + 2);
    expect(await entriesOf(page.device, page.account)).toEqual([]);
  });
});

describe('a disk that fails in the middle of a drain', () => {
  it('leaves no request under way that the next drain would be beside', async () => {
    const device = aDeviceDb();
    for (const id of ['a', 'b']) await enqueue(device, aNewEntry({ id }));
    let answer = (): void => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const ended: string[] = [];
    const post = async ({ id }: OutboxEntry): Promise<SendResult> => {
      if (id === 'a') throw new DOMException('The disk is gone.', 'UnknownError');
      await late;
      ended.push('b is answered');
      return { is: 'accepted', revision: 1 };
    };
    const rest = { alone: true, now: () => 1, random: () => 0, announce: () => {} };
    const draining = drain({ ...rest, device, account: async () => AMAL, post }).catch(() => {
      ended.push('the drain has ended');
    });
    await expect.poll(() => entriesOf(device, AMAL)).toMatchObject([{ state: 'sent-maybe' }, { state: 'sent-maybe' }]);
    answer();
    await draining;
    expect(ended).toEqual(['b is answered', 'the drain has ended']);
  });
});
