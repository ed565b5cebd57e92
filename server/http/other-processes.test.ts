import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '#server/store/database/open-store.ts';
import { notify } from '#server/store/people/notify.ts';
import { aCampus, askServer, type TestCampus } from '#tests/support/campus/campus.ts';
import { openSocket, subscribe } from '#tests/support/campus/subscription.ts';

const NOTIFIED = 'subscription { notificationAdded { link } }';
const ACHIEVED = 'subscription { achievementAdded { id } }';
const RAISED = 'subscription { revisionRaised }';

let campus: TestCampus;
let port: number;
beforeEach(async () => {
  campus = await aCampus();
  port = await campus.server.listen(0);
});
afterEach(() => campus.close());

const listen = async (name: string, query: string) => {
  const { token } = await campus.login(name);
  return { ...(await subscribe({ campus, port, token, query })), token };
};
const news = ({ received }: { received: readonly { type: string; payload?: { data: unknown } }[] }) =>
  received.filter(({ type }) => type === 'next').map(({ payload }) => payload?.data);
/** Created by a process without pages, like an operator's command. */
const notifyElsewhere = async (link: string) => {
  const other = await openStore(campus.test.config);
  await other.transaction((trx) =>
    notify(trx, {
      organisationId: '1',
      personId: '1-olena',
      kind: 'RUN_MESSAGE',
      payload: { courseId: 'a', denomination: { de: 'Kurs' }, message: 'Neu' },
      link,
      linkType: null,
      at: campus.now(),
    }),
  );
  await other.close();
};

it('what another process notifies of is on the open page, once and for nobody else', async () => {
  await notifyElsewhere('/before');
  const [own, second, other] = [
    await listen('olena', NOTIFIED),
    await listen('olena', NOTIFIED),
    await listen('amal', NOTIFIED),
  ];
  await notifyElsewhere('/first');
  await own.until(() => news(own).length > 0);
  await notifyElsewhere('/second');
  await own.until(() => news(own).length > 1);
  await second.until(() => news(second).length > 1);
  const both = [{ notificationAdded: { link: '/first' } }, { notificationAdded: { link: '/second' } }];
  expect([news(own), news(second), news(other)]).toEqual([both, both, []]);
  for (const { socket } of [own, second, other]) socket.terminate();
});

it('what is earned at another process is on the open page, once', async () => {
  const own = await listen('olena', ACHIEVED);
  const elsewhere = await campus.another();
  const query =
    'mutation { updateLessonProgress(courseId: "hello-my-name-is", lessonId: "hello-my-name-is-1", completed: true) { success errors { message } } }';
  const answer = await askServer(elsewhere, { query, token: own.token });
  expect(answer.body.data.updateLessonProgress).toEqual({ success: true, errors: [] });
  await own.until(() => news(own).length > 0);
  // This process announces last, so that news of the other one has arrived by then.
  await campus.test.store.transaction((trx) =>
    trx
      .insertInto('achievement')
      .values({ person_id: '1-olena', achievement_id: 'map-maker', achieved_at: campus.now().toISOString() })
      .execute(),
  );
  await notifyElsewhere('/x');
  await own.until(() => news(own).length > 1);
  expect(news(own)).toEqual([{ achievementAdded: { id: 'first-light' } }, { achievementAdded: { id: 'map-maker' } }]);
  own.socket.terminate();
});

it('that somebody has something new at another process is known to the open page', async () => {
  const { token } = await campus.login('olena');
  const own = await openSocket({ campus, port, token });
  own.send({ type: 'subscribe', id: 'one', payload: { query: RAISED } });
  await own.until(() => news(own).length > 0);
  const before = news(own).length;
  await notifyElsewhere('/x');
  await own.until(() => news(own).length > before);
  own.socket.terminate();
});
