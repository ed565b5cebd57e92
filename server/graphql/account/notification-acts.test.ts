import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '#server/store/people/notify.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';

const MINUTE = 60_000;
const payload = {
  appointmentId: 'a',
  courseId: 'talk',
  zone: 'Europe/Berlin',
  denomination: { de: 'Sprechcafé' },
  start: '2027-03-28T16:00:00.000Z',
  end: '2027-03-28T17:30:00.000Z',
};

describe('one’s notifications', () => {
  let school: LiveSchool;
  beforeAll(async () => {
    school = await aLiveSchool();
  });
  afterAll(() => school.campus.close());

  /** Tells somebody something and answers its id. */
  const notifyOf = async (name: string, when?: Date): Promise<string> => {
    school.campus.later(1000);
    const at = when ?? school.campus.now();
    await school.campus.test.store.transaction((trx) =>
      notify(trx, {
        organisationId: '80',
        personId: school.personId(name),
        kind: 'APPOINTMENT_CANCELLED',
        payload,
        link: '/course/talk',
        linkType: 'COURSE',
        at,
      }),
    );
    return (await read(name))[0]?.id ?? '';
  };
  const read = async (name: string, filter = ''): Promise<{ id: string; read: boolean; interacted: boolean }[]> =>
    (await school.as(name, `{ notifications${filter} { id read interacted } }`)).body.data.notifications;
  const unread = async (name: string | undefined): Promise<number> =>
    (await school.as(name, '{ viewer { unreadNotificationsCount } }')).body.data.viewer.unreadNotificationsCount;
  const does = async (name: string, mutation: string, rest = '') => {
    const query = `mutation { answer: ${mutation} { success errors { message } ${rest} } }`;
    return (await school.as(name, query)).body.data.answer;
  };
  const update = (name: string, id: string, ...actions: string[]) =>
    does(
      name,
      `updateNotification(id: "${id}", actions: [${actions.join(' ')}])`,
      'notification { id read interacted }',
    );

  it('is read, unread again, and read by following it', async () => {
    const id = await notifyOf('bo');
    expect(await unread('bo')).toBe(1);
    expect(await update('bo', id, '{ setRead: { read: true } }')).toEqual({
      success: true,
      errors: [],
      notification: { id, read: true, interacted: false },
    });
    expect(await unread('bo')).toBe(0);
    await update('bo', id, '{ setRead: { read: false } }');
    expect(await unread('bo')).toBe(1);
    expect((await update('bo', id, '{ interact: {} }')).notification).toEqual({ id, read: true, interacted: true });
    expect(await does('bo', `addNotificationActions(id: "${id}", actions: [{ interact: {} }])`)).toEqual({
      success: true,
      errors: [],
    });
    expect(await unread(undefined)).toBe(0);
  });

  it('is nobody else’s to mark, and what says nothing marks nothing', async () => {
    const id = await notifyOf('bo');
    const refusal = (code: string) => ({ success: false, errors: [{ message: code }], notification: null });
    expect(await update('ada', id, '{ interact: {} }')).toEqual(refusal('NOT_FOUND'));
    expect(await update('bo', id)).toEqual(refusal('INVALID_INPUT'));
    expect(await update('bo', id, '{}')).toEqual(refusal('INVALID_INPUT'));
    expect(await update('bo', id, '{ setRead: { read: true }, interact: {} }')).toEqual(refusal('INVALID_INPUT'));
    expect(await update('bo', id, '{ setRead: { read: true } }', '{}')).toEqual(refusal('INVALID_INPUT'));
    expect((await read('bo'))[0]).toEqual({ id, read: false, interacted: false });
  });

  it('is asked for by whether it was read', async () => {
    const [first, second] = [
      await notifyOf('cem'),
      await notifyOf('cem', new Date(school.campus.now().getTime() + MINUTE)),
    ];
    await update('cem', first, '{ setRead: { read: true } }');
    const ids = async (filter: string) => (await read('cem', filter)).map(({ id }) => id);
    expect(await ids('(filter: { read: false })')).toEqual([second]);
    expect(await ids('(filter: { read: true })')).toEqual([first]);
    expect(await ids('(filter: {})')).toEqual([second, first]);
  });

  it('is read all at once until a moment: what came after it stays unread, however late the word comes', async () => {
    const until = school.campus.now();
    await notifyOf('ada', until);
    await notifyOf('ada', new Date(until.getTime() + 1));
    await notifyOf('bo', until);
    const bosBefore = await unread('bo');
    expect(await does('ada', `readAllNotifications(until: "${until.toISOString()}")`)).toEqual({
      success: true,
      errors: [],
    });
    expect(await unread('ada')).toBe(1);
    expect(await unread('bo')).toBe(bosBefore);
    const answer = await does('ada', 'readAllNotifications(until: "yesterday")');
    expect(answer.errors).toEqual([{ message: 'INVALID_INPUT' }]);
  });
});
