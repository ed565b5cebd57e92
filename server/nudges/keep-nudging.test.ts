import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NUDGE_KINDS } from '#campus/push/nudge-kinds.ts';
import type { CampusServer } from '#server/campus-server.ts';
import { giveBackPlace, takePlace } from '#server/commands/appointments/appointment-place.ts';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { aLearner } from '#tests/support/campus/factories.ts';
import { aPushService, type PushService } from '#tests/support/push/push-service.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { sayNudge } from './say-nudge.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Thursday, 14:00 in Berlin; the date is on Friday at 19:00. */
const BEGIN = new Date('2026-10-15T12:00:00Z');
const DATE = { id: 'friday', start_at: '2026-10-16T17:00:00.000Z', end_at: '2026-10-16T18:00:00.000Z' };

describe('a nudge', () => {
  let school: LiveSchool;
  let service: PushService;
  beforeEach(async () => {
    service = await aPushService();
    school = await aLiveSchool(BEGIN, service.agent);
    await school.held('talk', {}, { ...DATE, max_participants: 0 });
  });
  afterEach(async () => {
    await school.campus.close();
    await service.close();
  });

  const store = () => school.campus.test.store;
  const placeOf = (personId: string) => ({ organisationId: '80', appointmentId: DATE.id, personId });
  const takes = (personId: string) =>
    store().transaction((trx) => takePlace(trx, placeOf(personId), school.campus.now()));
  const looks = async (...servers: readonly CampusServer[]): Promise<void> => {
    for (const { nudging } of servers) nudging.nudge();
    await Promise.all(servers.map(({ nudging }) => nudging.settled()));
  };
  /** The campus looks now and then until so long after the begin. */
  const until = async (hours: number, server = school.campus.server): Promise<void> => {
    const end = BEGIN.getTime() + hours * HOUR;
    while (school.campus.now().getTime() < end) {
      school.campus.later(Math.min(HOUR / 2, end - school.campus.now().getTime()));
      await looks(server);
    }
  };
  const notificationsOf = async (personId: string): Promise<readonly string[]> => {
    const notifications = await store()
      .read.selectFrom('notification')
      .select(['created_at', 'kind'])
      .where('person_id', '=', personId)
      .where('kind', 'in', NUDGE_KINDS)
      .orderBy('created_at')
      .execute();
    return notifications.map(({ created_at, kind }) => `${created_at.slice(5, 16)} ${kind}`);
  };
  const BOTH = ['10-15T16:00 SESSION_TOMORROW', '10-16T16:00 SESSION_SOON'];

  it('is said once by two servers that look at the same moment, to each of many', async () => {
    const other = await school.campus.another();
    const people: string[] = [];
    for (let n = 0; n < 30; n += 1) people.push((await aLearner(store(), '80')).id);
    for (const id of people) await takes(id);
    for (let step = 0; step < 57; step += 1) {
      school.campus.later(HOUR / 2);
      await looks(school.campus.server, other, school.campus.server);
    }
    for (const id of nonEmpty(people, 'learner')) expect(await notificationsOf(id)).toEqual(BOTH);
  });

  it('is said by the next server where one was stopped before it was due, as long as it is true', async () => {
    const ada = school.personId('ada');
    await takes(ada);
    await until(3);
    await school.campus.server.nudging.stop();
    school.campus.later(3 * HOUR);
    expect(await notificationsOf(ada)).toEqual([]);
    const restarted = await school.campus.another();
    await looks(restarted);
    await until(30, restarted);
    expect(await notificationsOf(ada)).toEqual(['10-15T18:00 SESSION_TOMORROW', '10-16T16:00 SESSION_SOON']);
  });

  it('waits for the morning where the server comes back at night, and is not said where that is too late', async () => {
    const ada = school.personId('ada');
    await looks(school.campus.server);
    await takes(ada);
    await school.campus.ask({
      query: 'mutation { updateLessonProgress(courseId: "first", lessonId: "first-1", completed: false) { success } }',
      origin: school.origin,
      ...(await school.fresh('ada')),
    });
    // Three days on, at 14:00, nobody runs; at 23:00 somebody does, and the date was the day before yesterday.
    school.campus.later(81 * HOUR);
    await looks(school.campus.server);
    expect(await notificationsOf(ada)).toEqual([]);
    await until(95);
    expect(await notificationsOf(ada)).toEqual(['10-19T06:00 LESSON_UNFINISHED']);
  });

  it('is not said and not lost where a process dies while it says it', async () => {
    const ada = school.personId('ada');
    await takes(ada);
    await until(3.5);
    school.campus.later(HOUR / 2);
    const { id } = await store()
      .read.selectFrom('nudge_due')
      .select('id')
      .where('kind', '=', 'SESSION_TOMORROW')
      .executeTakeFirstOrThrow();
    const catalogues = new Map((await school.campus.server.campuses.all()).map((one) => [one.id, one.catalogue]));
    const dies = store().transaction(async (trx) => {
      await sayNudge(trx, id, { catalogues, originOf: () => 'https://school.example', now: school.campus.now() });
      throw new Error('The process died.');
    });
    await expect(dies).rejects.toThrow('died');
    expect(await notificationsOf(ada)).toEqual([]);
    await looks(school.campus.server);
    await looks(school.campus.server);
    expect(await notificationsOf(ada)).toEqual(BOTH.slice(0, 1));
  });

  it('is not said of a place that was given back and taken again at another time than the reminder is for', async () => {
    const ada = school.personId('ada');
    await takes(ada);
    await until(3);
    await store().transaction((trx) => giveBackPlace(trx, placeOf(ada)));
    await until(5);
    await takes(ada);
    await until(30);
    expect(await notificationsOf(ada)).toEqual(BOTH.slice(1));
  });

  it('goes by the clocks that the person has when it is said', async () => {
    const ada = school.personId('ada');
    const { endpoint, p256dh, auth } = service.subscribe();
    const moves = async (timeZone: string) =>
      school.campus.ask({
        query: 'mutation ($it: PushServiceInput!) { createPushDevice(pushService: $it) { success } }',
        variables: { it: { endpoint, p256dh, auth, timeZone } },
        origin: school.origin,
        ...(await school.fresh('ada')),
      });
    await takes(ada);
    await moves('Europe/Berlin');
    await until(2);
    await moves('America/New_York');
    await until(30);
    expect(await notificationsOf(ada)).toEqual(['10-15T22:00 SESSION_TOMORROW', '10-16T16:00 SESSION_SOON']);
  });

  it('is of the module where that is whole by the unit, and of nothing where a unit more was not needed for it', async () => {
    const ada = school.personId('ada');
    const row = { person_id: ada, module_id: 'path', position: 0, created_at: BEGIN.toISOString() };
    await store().transaction((trx) => trx.insertInto('enrolment').values(row).execute());
    const finishes = async (lesson: string) => {
      const [course] = lesson.split('-');
      await school.campus.ask({
        query: `mutation { updateLessonProgress(courseId: "${course}", lessonId: "${lesson}", completed: true) { success } }`,
        origin: school.origin,
        ...(await school.fresh('ada')),
      });
    };
    await until(1);
    await finishes('first-1');
    await finishes('first-2');
    await until(2);
    await finishes('second-1');
    await until(3);
    expect(await notificationsOf(ada)).toEqual(['10-15T13:30 CERTIFICATE_READY']);
    const { body } = await school.campus.ask({
      query: '{ notifications(limit: 1) { message link linkType } }',
      origin: school.origin,
      ...(await school.fresh('ada')),
    });
    expect(body.data.notifications).toEqual([
      { message: 'Dein Zertifikat für <bdi>Weg</bdi> ist fertig.', link: '/program/path', linkType: 'CERTIFICATE' },
    ]);
  });

  it('is not about what was before a campus reminded anybody', async () => {
    const ada = school.personId('ada');
    const [course_id, lesson_id] = ['first', 'first-1'];
    const at = (days: number) => new Date(BEGIN.getTime() - days * 24 * HOUR).toISOString();
    await store().transaction(async (trx) => {
      const unit = { person_id: ada, course_id };
      await trx
        .insertInto('course_status')
        .values({ ...unit, module_id: '', status: 'TAKEN', updated_at: at(9) })
        .execute();
      const progress = { ...unit, lesson_id, position: null, completed_at: null };
      await trx
        .insertInto('lesson_progress')
        .values({ ...progress, viewed_at: at(4) })
        .execute();
    });
    await until(30);
    expect(await notificationsOf(ada)).toEqual([]);
  });

  describe('by mail', () => {
    const agrees = (name: string) =>
      store().transaction((trx) =>
        trx
          .insertInto('account_preference')
          .values({
            person_id: school.personId(name),
            subscribed_to_personal_updates: 1,
            subscribed_to_updates: 0,
            subscribed_to_additional_offers: 0,
            show_first_name: 0,
            show_activity: 0,
            show_on_map: 0,
            enable_direct_message: 0,
          })
          .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ subscribed_to_personal_updates: 1 }))
          .execute(),
      );
    const mails = async (): Promise<readonly { to: string; subject: string; text: string; headers: object }[]> => {
      await school.campus.server.delivery.settled();
      const folder = mailFolder(school.campus.test.dataDir, '80');
      const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
      return files.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
    };

    it('comes to whom no push reaches and who agreed to it, and ends by its own link', async () => {
      for (const name of ['ada', 'bo', 'cem']) await takes(school.personId(name));
      await agrees('ada');
      await agrees('cem');
      const { endpoint, p256dh, auth } = service.subscribe();
      await school.campus.ask({
        query: 'mutation ($it: PushServiceInput!) { createPushDevice(pushService: $it) { success } }',
        variables: { it: { endpoint, p256dh, auth } },
        origin: school.origin,
        ...(await school.fresh('cem')),
      });
      await until(5);
      for (const name of ['ada', 'bo', 'cem'])
        expect(await notificationsOf(school.personId(name))).toEqual(BOTH.slice(0, 1));
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: 'ada@school.example', subject: 'Eine Erinnerung von school' });
      expect(mail?.text).toMatch(/Du hast einen Platz bei .Treffen. am .16\. Okt\. 2026, 19:00 MESZ./);
      expect(mail?.text).toContain('http://school.localhost/course/talk');
      const [link, token] = /http:\/\/school\.localhost\/unsubscribe\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
      expect(mail?.headers).toEqual({ 'List-Unsubscribe': `<${link}>` });

      const { body } = await school.as(undefined, `mutation { unsubscribe(token: "${token}") { success } }`);
      expect(body.data.unsubscribe.success).toBe(true);
      await until(30);
      expect(await notificationsOf(school.personId('ada'))).toEqual(BOTH);
      expect(await mails()).toHaveLength(1);
    });
  });
});
