import { once } from 'node:events';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { LANTERN } from '#tests/support/campus/campus.ts';
import { openSocket } from '#tests/support/campus/subscription.ts';

const QUERY = 'subscription { revisionRaised }';
const BOOKMARK = 'mutation { it: updateCourse(id: "paper", actions: [{ addCourseBookmark: {} }]) { success } }';

let school: School;
let port: number;
beforeEach(async () => {
  school = await aSchool();
  port = await school.campus.server.listen(0);
  // Their first request of a week is an act of its own.
  for (const name of ['ada', 'bo', 'cem']) await school.as(name, '{ viewer { id } }');
});
afterEach(() => school.campus.close());

/** An open page. Listens once the present revision has come. */
async function aPage(token: string, at = port, origin = school.origin) {
  const page = await openSocket({ campus: school.campus, port: at, origin, token });
  page.send({ type: 'subscribe', id: 'one', payload: { query: QUERY } });
  const revisions = () => page.received.flatMap(({ payload }) => payload?.data.revisionRaised ?? []);
  await page.until(() => revisions().length > 0);
  return { ...page, revisions };
}
type Page = Awaited<ReturnType<typeof aPage>>;

/** Whatever had been said to the page before has come by then. */
async function hears(page: Page, revision: number) {
  await page.until(() => page.revisions().includes(revision));
  return page.revisions();
}

async function act(token: string, query: string, key?: string): Promise<number> {
  const { body } = await school.campus.ask({ query, token, origin: school.origin, ...(key && { key }) });
  expect(body.errors).toBeUndefined();
  return body.extensions.asOf;
}

/** The present revision of somebody, raised by nobody's session: a sign that comes after everything else. */
function raise(name: string): Promise<number> {
  return school.campus.test.store.transaction((trx) => raiseRevision(trx, school.personId(name)));
}

describe('a page that is open', () => {
  it('hears that its person has acted on another device, and nothing of its own acts, of repeats and of refusals', async () => {
    const [phone, desk] = [await school.token('ada'), (await school.fresh('ada')).token];
    const [onPhone, atDesk] = [await aPage(phone), await aPage(desk)];
    const [before] = onPhone.revisions();
    const key = uuidv7();
    const acted = await act(phone, BOOKMARK, key);
    await act(phone, BOOKMARK, key);
    await act(phone, 'mutation { it: updateCourse(id: "nothing", actions: [{ addCourseBookmark: {} }]) { success } }');
    const last = await raise('ada');
    expect(await hears(atDesk, last)).toEqual([before, acted, last]);
    expect(await hears(onPhone, last)).toEqual([before, last]);
  });

  it('hears of a login and of a logout elsewhere, and is closed when its own session ends', async () => {
    const own = await aPage(await school.token('ada'));
    const [begin] = own.revisions();
    const { token } = await school.fresh('ada');
    await own.until(() => own.revisions().length === 2);
    const other = await aPage(token);
    const closed = once(other.socket, 'close');
    await act(await school.token('ada'), 'mutation { endSessions { success } }');
    expect((await closed)[0]).toBe(4401);
    await own.until(() => own.revisions().length === 3);
    expect(own.revisions()).toEqual([begin, Number(begin) + 1, Number(begin) + 2]);
    await raise('ada');
    expect(other.revisions()).toHaveLength(1);
  });

  it('hears a number and of nobody else, of whichever organisation', async () => {
    const stranger = await aPage(await school.token('bo'));
    const elsewhere = await aPage((await school.campus.login('amal')).token, port, LANTERN);
    const own = await aPage((await school.fresh('ada')).token);
    const acted = await act(await school.token('ada'), BOOKMARK);
    await hears(own, acted);
    await hears(stranger, await raise('bo'));
    expect(stranger.revisions()).toHaveLength(2);
    expect(elsewhere.revisions()).toHaveLength(1);
    expect(own.received.at(-1)).toEqual({ type: 'next', id: 'one', payload: { data: { revisionRaised: acted } } });
  });
});

describe('who follows a list', () => {
  const ID = uuidv7();
  const SHOW = (isPublic: boolean) =>
    `mutation { it: setContentListPublic(id: "${ID}", isPublic: ${isPublic}) { success } }`;
  const FOLLOW = `mutation { it: followContentList(id: "${ID}", follow: true) { success } }`;
  const LISTS = '{ viewer { contentLists { id denomination } } }';
  let owner: string;
  beforeEach(async () => {
    owner = await school.token('ada');
    await act(owner, `mutation { it: createContentList(draft: { id: "${ID}", denomination: "Abend" }) { success } }`);
    await act(owner, SHOW(true));
    await act(await school.token('bo'), FOLLOW);
  });
  const inLists = async (name: string) => (await school.as(name, LISTS)).body.data.viewer.contentLists;

  it('hears at once that it is private, has another name, is gone or there again, and an answer holds it by then', async () => {
    const [follower, stranger] = [await aPage(await school.token('bo')), await aPage(await school.token('cem'))];
    const rename = (to: string) =>
      `mutation { it: updateContentList(id: "${ID}", actions: [{ setName: { denomination: "${to}" } }]) { success } }`;
    const acts = [
      [rename('Nacht'), [{ id: ID, denomination: 'Nacht' }]],
      [SHOW(false), []],
      // What is private is nobody's news.
      [rename('Geheim'), undefined],
      [SHOW(true), [{ id: ID, denomination: 'Geheim' }]],
      [`mutation { it: deleteContentList(id: "${ID}") { success } }`, []],
      [`mutation { it: restoreContentList(id: "${ID}") { success } }`, [{ id: ID, denomination: 'Geheim' }]],
    ] as const;
    for (const [query, seen] of acts) {
      const before = follower.revisions().length;
      await act(owner, query);
      if (seen === undefined) continue;
      await follower.until(() => follower.revisions().length > before);
      expect(await inLists('bo')).toEqual(seen);
    }
    expect(follower.revisions()).toHaveLength(1 + 5);
    await hears(stranger, await raise('cem'));
    expect(stranger.revisions()).toHaveLength(2);
  });
});

describe('with two processes over one database', () => {
  let otherPort: number;
  beforeEach(async () => {
    const other = await school.campus.another();
    otherPort = await other.listen(0);
  });

  it('a page hears of what the other process did, and is closed when its session was ended there', async () => {
    const there = await aPage((await school.fresh('ada')).token, otherPort);
    const acted = await act(await school.token('ada'), BOOKMARK);
    expect(await hears(there, acted)).toHaveLength(2);
    const closed = once(there.socket, 'close');
    await act(await school.token('ada'), 'mutation { endSessions { success } }');
    expect((await closed)[0]).toBe(4401);
  });
});
