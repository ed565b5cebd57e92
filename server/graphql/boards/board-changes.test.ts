import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { subscribe } from '#tests/support/campus/subscription.ts';

const UNIT = 'denomination: { de: Sprechen }\ncourseType: DA_COURSE\nworkload: 30\nmessageBoard: true\n';
const CHANGED = 'subscription { messageBoardChanged(boardId: "course-talk") { kind messageId commentId isOwn } }';

describe('what happens on a board while it is open', () => {
  let school: LiveSchool;
  let port: number;
  beforeEach(async () => {
    school = await aLiveSchool(undefined, undefined, { 'units/talk/unit.yaml': UNIT });
    port = await school.campus.server.listen(0);
    const rows = ['ada', 'bo'].map((name) => ({
      person_id: school.personId(name),
      course_id: 'talk',
      module_id: '',
      status: 'TAKEN',
      updated_at: 'x',
    }));
    await school.campus.test.store.transaction((trx) => trx.insertInto('course_status').values(rows).execute());
  });
  afterEach(() => school.campus.close());

  const listen = async (name: string) => {
    const { campus, origin } = school;
    const open = await subscribe({ campus, port, origin, token: await school.token(name), query: CHANGED });
    return {
      ...open,
      types: () => open.received.map(({ type }) => type),
      changes: () => open.received.flatMap(({ payload }) => payload?.data.messageBoardChanged ?? []),
    };
  };
  const does = async (name: string, call: string) => {
    const { body } = await school.as(name, `mutation { it: ${call} { success errors { message } } }`);
    expect(body.data.it).toEqual({ success: true, errors: [] });
  };
  const write = (name: string, id: string) =>
    does(name, `createMessage(draft: { id: "${id}", boardId: "course-talk", content: "x" })`);

  it('is said to who may read it, as their own or of others, and a report to who reported alone', async () => {
    const [ada, bo] = [await listen('ada'), await listen('bo')];
    const id = uuidv7();
    await write('bo', id);
    await does('ada', `reportMessage(messageId: "${id}")`);
    await ada.until(() => ada.changes().length === 2);
    // What is hidden from her is no news for her; what comes after it is.
    await does('bo', `updateMessage(id: "${id}", content: "y")`);
    const next = uuidv7();
    await write('ada', next);
    await ada.until(() => ada.changes().length === 3);
    await bo.until(() => bo.changes().length === 3);
    const added = { kind: 'ADDED', commentId: null };
    expect(ada.changes()).toEqual([
      { ...added, messageId: id, isOwn: false },
      { kind: 'DELETED', messageId: id, commentId: null, isOwn: true },
      { ...added, messageId: next, isOwn: true },
    ]);
    expect(bo.changes()).toEqual([
      { ...added, messageId: id, isOwn: true },
      { kind: 'CHANGED', messageId: id, commentId: null, isOwn: true },
      { ...added, messageId: next, isOwn: false },
    ]);
    ada.socket.terminate();
    bo.socket.terminate();
  });

  it('is said to nobody else, and ends where somebody has left', async () => {
    const [stranger, ada] = [await listen('cem'), await listen('ada')];
    await stranger.until(() => stranger.types().includes('complete'));
    await school.campus.test.store.transaction((trx) =>
      trx.deleteFrom('course_status').where('person_id', '=', school.personId('ada')).execute(),
    );
    await write('bo', uuidv7());
    await ada.until(() => ada.types().includes('complete'));
    expect([stranger.changes(), ada.changes()]).toEqual([[], []]);
    stranger.socket.terminate();
    ada.socket.terminate();
  });
});
