import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { setMaintenance } from '#server/runtime/maintenance.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

let campus: TestCampus;
beforeEach(async () => {
  campus = await aCampus();
});
afterEach(() => campus.close());

const says = (answer: Response): unknown[] => [answer.status, answer.headers.get(HEADERS.maintenance)];

describe('while an operator works on the campus (APP-11)', () => {
  it('calls are turned away with the time to come again, and nothing of them is done', async () => {
    const token = (await campus.login('amal')).token;
    const query = 'mutation { createContentList(draft: { denomination: "Later" }) { success } }';
    const key = randomUUID();
    setMaintenance(campus.test.dataDir, true);
    const turnedAway = await campus.ask({ query, token, key });
    expect(turnedAway.status).toBe(503);
    expect(Number(turnedAway.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(turnedAway.headers.get(HEADERS.campus), 'it is the campus that says so').not.toBeNull();
    expect(turnedAway.body.errors).toEqual([{ message: 'MAINTENANCE', extensions: { code: 'MAINTENANCE' } }]);
    setMaintenance(campus.test.dataDir, false);
    const lists = campus.test.store.read.selectFrom('content_list').select('denomination');
    expect(await lists.where('denomination', '=', 'Later').execute()).toEqual([]);
    const again = await campus.ask({ query, token, key });
    expect([again.status, again.body.data.createContentList.success]).toEqual([200, true]);
    expect(again.headers.get(HEADERS.maintenance)).toBeNull();
  });

  it('pages, their files and the question of a device come as ever, and say so beside', async () => {
    setMaintenance(campus.test.dataDir, true);
    for (const path of ['/healthz', '/organisation.json', '/manifest.webmanifest'])
      expect(says(await campus.get(path)), path).toEqual([200, '1']);
    for (const path of ['/api/logout/1', '/backend/saml/login', '/graphql?query=%7Bviewer%7Bid%7D%7D'])
      expect(says(await campus.get(path)), path).toEqual([503, '1']);
  });
});
