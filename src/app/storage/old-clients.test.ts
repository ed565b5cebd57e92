import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '#offline/account.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { entrySchema } from '#offline/rows/entry-rows.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const RELEASES = nonEmpty(
  readdirSync('tests/releases').filter((file) => file.endsWith('.json')),
  'recorded release',
);

const release = v.array(v.object({ stores: v.array(v.object({ name: v.string(), rows: v.array(v.unknown()) })) }));

/** What a release left waiting on a learner's disk, as a browser recorded it. */
function entriesOfRelease(file: string): v.InferOutput<typeof entrySchema>[] {
  const databases = v.parse(release, JSON.parse(readFileSync(`tests/releases/${file}`, 'utf8')));
  const outboxes = databases.flatMap(({ stores }) => stores.filter(({ name }) => name === 'outbox'));
  return outboxes.flatMap(({ rows }) => rows.map((row) => v.parse(entrySchema, row)));
}

describe('a device that was away while the campus went on', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  async function left(file: string): Promise<{ device: TestDevice; rows: OutboxEntry[] }> {
    const device = await aDevice(campus, 'amal');
    const rows = entriesOfRelease(file).map((row) => ({ ...row, ...columnsOf(device.account), queuedAt: Date.now() }));
    await device.device.outbox.bulkAdd(rows);
    return { device, rows };
  }

  it.each(RELEASES)('has everything that %s left waiting accepted, in order and once', async (file) => {
    const { device, rows } = await left(file);
    expect(rows.length).toBeGreaterThan(2);
    // What was under way when the device was put away may have reached the campus: the same entry comes twice.
    let asked = 0;
    device.network.between = async (forward) => {
      const answer = await forward();
      asked += 1;
      if (asked === 1) throw new TypeError('The answer was lost.');
      return answer;
    };
    for (let tries = 0; tries < rows.length + 1; tries += 1) await device.drain();
    const open = (await device.outbox()).filter(({ state }) => state !== 'accepted');
    expect(open.map(({ kind, state, refusal }) => ({ kind, state, refusal }))).toEqual([]);
    expect(device.settledMessages.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const keys = await campus.test.store.read.selectFrom('answered_key').select('key').execute();
    expect(keys.map(({ key }) => key).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const lists = await campus.test.store.read.selectFrom('content_list').select(['id', 'denomination']).execute();
    expect(lists.filter(({ denomination }) => denomination === 'For the train')).toHaveLength(1);
    expect(lists.filter(({ denomination }) => denomination === 'For the bus')).toHaveLength(0);
  });
});
