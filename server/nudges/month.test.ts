import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUDGE_KINDS } from '#campus/push/nudge-kinds.ts';
import { giveBackPlace, takePlace } from '#server/commands/appointments/appointment-place.ts';
import { takeOutAppointment } from '#server/content/write/write-appointments.ts';
import type { AppointmentRow } from '#server/store/schema/live-tables.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { aPushService, type PushService, type Subscribed } from '#tests/support/push/push-service.ts';

const HOUR = 3_600_000;
const STEP = HOUR / 2;
const BEGIN = new Date('2026-10-15T06:00:00Z');
const END = new Date('2026-11-15T06:00:00Z');

/** Dates of the run, by what becomes of them. Clocks go back on 25 October in Berlin, on 1 November in New York. */
const DATES = {
  plain: '2026-10-20T17:00Z',
  onTheChange: '2026-10-25T17:00Z',
  afterTheChange: '2026-10-26T17:00Z',
  early: '2026-10-28T07:30Z',
  givenBack: '2026-10-30T17:00Z',
  onTheirChange: '2026-11-01T17:00Z',
  afterTheirChange: '2026-11-02T17:00Z',
  moved: '2026-11-03T17:00Z',
  late: '2026-11-04T03:00Z',
  cancelled: '2026-11-09T17:00Z',
  takenLate: '2026-11-12T17:00Z',
  quietly: '2026-11-14T17:00Z',
} as const;
type Name = keyof typeof DATES;

const ADA: readonly Name[] = [
  ...(['plain', 'onTheChange', 'afterTheChange', 'early', 'givenBack', 'moved', 'cancelled', 'quietly'] as const),
];
const BO: readonly Name[] = ['plain', 'onTheirChange', 'afterTheirChange', 'late'];

const WANTED = {
  // In Berlin.
  ada: [
    '2026-10-19T15:30 LESSON_UNFINISHED',
    '2026-10-19T16:00 SESSION_TOMORROW plain',
    '2026-10-20T16:00 SESSION_SOON plain',
    // What she learnt on the 20th is not worth a second reminder in one week.
    '2026-10-24T16:00 SESSION_TOMORROW onTheChange',
    '2026-10-25T16:00 SESSION_SOON onTheChange',
    // By the clocks 18:00 again, after a day of 25 hours.
    '2026-10-25T17:00 SESSION_TOMORROW afterTheChange',
    '2026-10-26T16:00 SESSION_SOON afterTheChange',
    // At 8:30 in the morning: an hour before, people sleep.
    '2026-10-27T17:00 SESSION_TOMORROW early',
    // Three days after half past ten at night is half past ten at night: it waits for the morning.
    '2026-10-28T07:00 LESSON_UNFINISHED',
    // The place of the 30th was given back. The unit was completed at ten at night.
    '2026-11-02T07:00 CERTIFICATE_READY',
    // It was to be on the 3rd, when the eve was planned already.
    '2026-11-04T17:00 SESSION_TOMORROW moved',
    '2026-11-05T16:00 SESSION_SOON moved',
    '2026-11-08T17:00 SESSION_TOMORROW cancelled',
    // Called off between the eve and the hour before; the next place was taken on the eve, at half past eight.
    '2026-11-12T16:00 SESSION_SOON takenLate',
    // Then she switched the last hour off.
    '2026-11-13T17:00 SESSION_TOMORROW quietly',
  ],
  // In New York.
  bo: [
    '2026-10-19T22:00 SESSION_TOMORROW plain',
    '2026-10-20T16:00 SESSION_SOON plain',
    '2026-10-31T22:00 SESSION_TOMORROW onTheirChange',
    '2026-11-01T16:00 SESSION_SOON onTheirChange',
    '2026-11-01T23:00 SESSION_TOMORROW afterTheirChange',
    // Ten in the morning is ten in the morning, an hour later.
    '2026-11-02T15:00 LESSON_UNFINISHED',
    '2026-11-02T16:00 SESSION_SOON afterTheirChange',
    // At ten at night of the 3rd, by his clocks: the hour before is quiet.
    '2026-11-02T23:00 SESSION_TOMORROW late',
  ],
} as const;

describe('a month of two learners in two zones', () => {
  let service: PushService;
  let school: LiveSchool;
  let rows: ReadonlyMap<string, AppointmentRow>;
  const phones = new Map<string, Subscribed>();
  beforeAll(async () => {
    service = await aPushService();
    school = await aLiveSchool(BEGIN, service.agent);
    const dates = Object.entries(DATES).map(([id, start]) => ({ id, ...lasting(start) }));
    rows = new Map((await school.held('talk', {}, ...dates)).dates.map((row) => [row.id, row]));
    await signUp('ada', 'Europe/Berlin', ADA);
    await signUp('bo', 'America/New_York', BO);
  });
  afterAll(async () => {
    await school.campus.close();
    await service.close();
  });

  const lasting = (start: string) => ({
    start_at: new Date(start).toISOString(),
    end_at: new Date(Date.parse(start) + HOUR).toISOString(),
  });
  const place = (name: string, date: Name) => ({
    organisationId: school.organisationId,
    appointmentId: date,
    personId: school.personId(name),
  });
  const take = (name: string, date: Name) =>
    school.campus.test.store.transaction((trx) => takePlace(trx, place(name, date), school.campus.now()));
  const does = async (name: string, mutation: string, variables: Record<string, unknown> = {}) => {
    const asked = { query: mutation, variables, origin: school.origin, ...(await school.fresh(name)) };
    expect((await school.campus.ask(asked)).body.data.answer).toEqual({ success: true });
  };
  async function signUp(name: string, timeZone: string, dates: readonly Name[]): Promise<void> {
    const phone = service.subscribe();
    phones.set(name, phone);
    const { endpoint, p256dh, auth } = phone;
    const create = 'mutation ($it: PushServiceInput!) { answer: createPushDevice(pushService: $it) { success } }';
    await does(name, create, { it: { endpoint, p256dh, auth, timeZone } });
    for (const date of dates) await take(name, date);
  }
  const learns =
    (name: string, course: string, lesson: string, completed = false) =>
    () =>
      does(
        name,
        `mutation { answer: updateLessonProgress(courseId: "${course}", lessonId: "${lesson}", completed: ${completed}) { success } }`,
      );
  const change = (date: Name, set: Partial<AppointmentRow>) =>
    school.campus.test.store.transaction((trx) =>
      trx.updateTable('appointment').set(set).where('id', '=', date).execute(),
    );

  /** What happens in the month, at these times. */
  const happens = (): Readonly<Record<string, () => Promise<unknown>>> => ({
    '2026-10-16T15:30Z': learns('ada', 'first', 'first-1'),
    '2026-10-20T15:30Z': learns('ada', 'first', 'first-1'),
    '2026-10-24T20:30Z': learns('ada', 'first', 'first-1'),
    '2026-10-29T12:00Z': () =>
      school.campus.test.store.transaction((trx) => giveBackPlace(trx, place('ada', 'givenBack'))),
    '2026-10-30T14:00Z': learns('bo', 'quiz', 'quiz-1'),
    '2026-11-01T20:30Z': learns('ada', 'first', 'first-1', true),
    '2026-11-01T21:00Z': learns('ada', 'first', 'first-2', true),
    '2026-11-02T10:00Z': () => change('moved', lasting('2026-11-05T17:00Z')),
    '2026-11-08T20:00Z': () =>
      school.campus.test.store.transaction(async (trx) => {
        const row = rows.get('cancelled');
        if (row === undefined) throw new Error('There is such a date.');
        await takeOutAppointment(trx, { organisationId: school.organisationId, now: school.campus.now() }, row);
      }),
    '2026-11-11T19:30Z': () => take('ada', 'takenLate'),
    '2026-11-13T18:00Z': () =>
      does('ada', 'mutation { answer: updateNudgePreference(kind: SESSION_SOON, isOn: false) { success } }'),
  });

  /** When what was sent, and of which date. */
  const notificationsOf = async (name: string): Promise<readonly string[]> => {
    const notifications = await school.campus.test.store.read
      .selectFrom('notification')
      .select(['created_at', 'kind', 'payload'])
      .where('person_id', '=', school.personId(name))
      .where('kind', 'in', NUDGE_KINDS)
      .orderBy('created_at')
      .execute();
    return notifications.map(({ created_at, kind, payload }) =>
      [created_at.slice(0, 16), kind, JSON.parse(payload).appointmentId].filter(Boolean).join(' '),
    );
  };

  it('is said exactly so, and each by a push', async () => {
    const { campus } = school;
    const todo = new Map(Object.entries(happens()).map(([at, what]) => [Date.parse(at), what]));
    while (campus.now() < END) {
      campus.later(STEP);
      await todo.get(campus.now().getTime())?.();
      campus.server.nudging.nudge();
      await campus.server.nudging.settled();
      await campus.server.pushing.settled();
    }
    expect(await notificationsOf('ada')).toEqual(WANTED.ada);
    expect(await notificationsOf('bo')).toEqual(WANTED.bo);
    for (const name of ['ada', 'bo'] as const) {
      const kinds = (phones.get(name)?.received ?? []).map(({ payload }) => payload.kind);
      const nudges = kinds.filter((kind) => NUDGE_KINDS.some((one) => one === kind));
      expect(nudges.toSorted()).toEqual(WANTED[name].map((line) => line.split(' ')[1]).toSorted());
    }
  });
});
