import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftedBy } from '#campus/appointments/shifted-by.ts';
import { RUN_MESSAGES_PER_HOUR, RUNS_OF_COURSE_MAX } from '#campus/learning/live-limits.ts';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { aRun } from '#tests/support/campus/live-rows.ts';
import { NO_DEVICE_IDS } from '#tests/support/texts/no-device-ids.ts';

const take = (id: string) => `updateAppointment(id: "${id}", status: TAKEN)`;
const create = (id: string, courseId = 'market', zone = 'Asia/Kabul') =>
  `createRun(id: ${JSON.stringify(id)}, courseId: "${courseId}", zone: "${zone}")`;
const open = (id: string, isActive = true) => `setRunActive(id: "${id}", isActive: ${isActive})`;
const message = (id: string, text: string) => `messageRun(id: "${id}", message: ${JSON.stringify(text)})`;
const complete = (userId: string, courseId = 'market') =>
  `completeCourse(courseId: "${courseId}", userId: "${userId}")`;

describe('a run in the hands of its tutor', () => {
  let school: LiveSchool;
  const store = () => school.campus.test.store;
  const does = async (name: string, mutation: string) => {
    const { success, errors } = await school.act(name, mutation);
    return success ? 'done' : errors[0];
  };
  const runsSeenBy = async (name: string) => {
    const { body } = await school.as(name, '{ course(id: "market") { ... on Event { runs { id isActive zone } } } }');
    const { runs }: { runs: { id: string; isActive: boolean; zone: string }[] } = body.data.course;
    return runs;
  };
  const noticesOf = async (name: string, kind: string) => {
    const rows = store().read.selectFrom('notification').selectAll().where('person_id', '=', school.personId(name));
    return (await rows.execute()).filter((row) => row.kind === kind);
  };
  const messagesOf = async (name: string) => {
    const { body } = await school.as(name, '{ notifications { message } }', { languageId: '41' });
    return body.data.notifications.map((notification: { message: string }) => notification.message);
  };
  beforeAll(async () => {
    school = await aLiveSchool();
    await school.makeTutor('cem', 'market');
    await school.makeTutor('cem', 'talk');
  });
  afterAll(() => school.campus.close());

  it('is made once, seen by nobody else until it is opened, and then open to all', async () => {
    const id = uuidv7();
    for (let times = 0; times < 2; times += 1) expect(await does('cem', create(id))).toBe('done');
    const own = { id, isActive: false, zone: 'Asia/Kabul' };
    expect((await runsSeenBy('cem')).filter((run) => run.id === id)).toEqual([own]);
    expect((await runsSeenBy('bo')).map((run) => run.id)).not.toContain(id);
    expect(await does('cem', open(id))).toBe('done');
    expect((await runsSeenBy('bo')).filter((run) => run.id === id)).toEqual([{ ...own, isActive: true }]);
    expect(await does('bo', `changeRunStatus(id: "${id}", status: TAKEN)`)).toBe('done');
    expect(await does('cem', open(id, false))).toBe('done');
    expect((await runsSeenBy('bo')).map((run) => run.id)).toContain(id);
    expect(await does('ada', `changeRunStatus(id: "${id}", status: TAKEN)`)).toBe('STATUS_NOT_POSSIBLE');
  });

  it.each([
    ...NO_DEVICE_IDS.map((id) => [`the id ${JSON.stringify(id)}`, create(id), 'INVALID_INPUT']),
    ['a zone that is none', create(uuidv7(), 'market', 'Mars/Olympus'), 'INVALID_INPUT'],
    ['a course without runs', create(uuidv7(), 'first'), 'NOT_ALLOWED'],
    ['a course that somebody else teaches', create(uuidv7(), 'later'), 'NOT_ALLOWED'],
    ['a course that is private', create(uuidv7(), 'hidden'), 'NOT_FOUND'],
    ['a run that is none', open('no-such'), 'NOT_FOUND'],
    ['nobody’s run called off', 'deleteRun(id: "no-such")', 'NOT_FOUND'],
    ['a message to nobody’s run', message('no-such', 'Hallo'), 'NOT_FOUND'],
  ])('is refused: %s', async (_, mutation, code) => {
    expect(await does('cem', mutation)).toBe(code);
  });

  it('is nobody’s who does not teach the course', async () => {
    const { run } = await school.held('market', {}, {});
    for (const mutation of [create(uuidv7()), open(run.id, false), `deleteRun(id: "${run.id}")`, message(run.id, 'x')])
      expect(await does('bo', mutation)).toBe('NOT_ALLOWED');
  });

  it('is one of as many as a unit has at most', async () => {
    const of = { organisation_id: school.organisationId, course_id: 'talk' };
    for (let n = 0; n < RUNS_OF_COURSE_MAX; n += 1) await aRun(store(), of);
    expect(await does('cem', create(uuidv7(), 'talk'))).toBe('QUOTA_REACHED');
  });

  it('is called off with its dates to come: who was in is notified once, and what was held stays', async () => {
    const { run, dates } = await school.held('market', {}, { inHours: -3 }, {}, { inHours: 48 });
    const [held = '', next = '', last = ''] = dates.map(({ id }) => id);
    for (const id of [next, last]) await school.act('ada', take(id));
    expect(await does('cem', `deleteRun(id: "${run.id}")`)).toBe('done');
    expect(await noticesOf('ada', 'RUN_CANCELLED')).toHaveLength(1);
    expect(await noticesOf('ada', 'APPOINTMENT_CANCELLED')).toHaveLength(0);
    const left = store().read.selectFrom('appointment').select('id').where('deleted_at', 'is', null);
    expect((await left.where('run_id', '=', run.id).execute()).map(({ id }) => id)).toEqual([held]);
    expect((await runsSeenBy('cem')).find(({ id }) => id === run.id)).toMatchObject({ isActive: false });
    expect((await runsSeenBy('ada')).map(({ id }) => id)).toContain(run.id);
  });

  it('is moved by days with all that has not begun, and who is in is notified once', async () => {
    const from = Date.parse('2099-03-20T17:00:00.000Z');
    const inHours = (from - school.campus.now().getTime()) / 3_600_000;
    const { run: far } = await school.held('market', {}, { inHours });
    expect(await does('cem', `moveRun(id: "${far.id}", days: 7)`)).toBe('APPOINTMENT_TIMES_INVALID');
    const { run, dates } = await school.held('market', {}, { inHours: -0.5 }, {}, { inHours: 48 });
    const [running, next, last] = dates;
    for (const row of [next, last]) await school.act('ada', take(row?.id ?? ''));
    const before = (await noticesOf('ada', 'RUN_MOVED')).length;
    expect(await does('cem', `moveRun(id: "${run.id}", days: -7)`)).toBe('APPOINTMENT_TIMES_INVALID');
    for (const days of [0, 366])
      expect(await does('cem', `moveRun(id: "${run.id}", days: ${days})`)).toBe('INVALID_INPUT');
    expect(await does('bo', `moveRun(id: "${run.id}", days: 7)`)).toBe('NOT_ALLOWED');
    expect(await does('cem', `moveRun(id: "${run.id}", days: 7)`)).toBe('done');
    const rows = await store().read.selectFrom('appointment').selectAll().where('run_id', '=', run.id).execute();
    const startOf = (id: string | undefined) => rows.find((row) => row.id === id)?.start_at;
    expect(startOf(running?.id)).toBe(running?.start_at);
    for (const row of [next, last]) expect(startOf(row?.id)).toBe(shiftedBy(row?.start_at ?? '', 7, run.zone));
    expect((await noticesOf('ada', 'RUN_MOVED')).length - before).toBe(1);
    const { run: over } = await school.held('market', {}, { inHours: -3 });
    expect(await does('cem', `moveRun(id: "${over.id}", days: 7)`)).toBe('APPOINTMENT_OVER');
  });

  it('of which nothing was held is gone when it is called off', async () => {
    const { run, dates } = await school.held('market', {}, {});
    await school.act('ada', take(dates[0]?.id ?? ''));
    expect(await does('cem', `deleteRun(id: "${run.id}")`)).toBe('done');
    for (const name of ['cem', 'ada']) expect((await runsSeenBy(name)).map(({ id }) => id)).not.toContain(run.id);
    expect(await does('cem', open(run.id))).toBe('NOT_FOUND');
    expect(await school.runStatus('ada', run)).toBe('AVAILABLE');
  });

  it('hears what its tutor writes, each in their language, as text and never as HTML', async () => {
    const { run, dates } = await school.held('market', {}, {});
    await school.act('bo', take(dates[0]?.id ?? ''));
    expect(await does('cem', message(run.id, ' Bring pens.\n<img src=x onerror=alert(1)> $& {title} '))).toBe('done');
    const escaped = 'Bring pens.<br>&lt;img src=x onerror=alert(1)&gt; $&amp; {title}';
    expect((await messagesOf('bo'))[0]).toBe(`<bdi>Markt</bdi>: your tutor writes: <bdi>${escaped}</bdi>`);
    expect(await noticesOf('member', 'RUN_MESSAGE')).toEqual([]);
    expect(await noticesOf('cem', 'RUN_MESSAGE')).toEqual([]);
    for (const text of [' ', 'x'.repeat(1001)]) expect(await does('cem', message(run.id, text))).toBe('INVALID_INPUT');
  });

  it('takes a mail to whom no push reaches, where they agreed to mails about what they take part in', async () => {
    const { run, dates } = await school.held('market', {}, {});
    for (const name of ['bo', 'ada']) await school.act(name, take(dates[0]?.id ?? ''));
    await school.as(
      'bo',
      'mutation { updateAccountPreference(actions: [{ setSubscribedToPersonalUpdates: { value: true } }]) { success } }',
    );
    await does('cem', message(run.id, 'Bring pens.'));
    await school.campus.server.delivery.settled();
    const folder = mailFolder(school.campus.test.dataDir, school.organisationId);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const mails = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    expect(mails.map(({ to }) => to)).toEqual(['bo@school.example']);
    expect(mails[0]?.text).toContain('/course/market');
    expect(mails[0]?.text).toContain('/unsubscribe/');
  });

  it('is written to as often as its tutor may in an hour, and not more', async () => {
    const { run } = await school.held('market', {}, {});
    const codes: string[] = [];
    for (let n = 0; n <= RUN_MESSAGES_PER_HOUR; n += 1) {
      const { body } = await school.as('ada', `mutation { ${message(run.id, 'x')} { success } }`);
      codes.push(body.errors?.[0]?.extensions.code ?? 'answered');
    }
    expect([...new Set(codes)]).toEqual(['answered', 'RATE_LIMITED']);
    expect(codes.filter((code) => code === 'answered')).toHaveLength(RUN_MESSAGES_PER_HOUR);
  });

  it('is finished for who takes its course, by its tutor, and by nobody for themselves', async () => {
    const { dates } = await school.held('market', {}, {});
    for (const name of ['bo', 'cem']) await school.act(name, take(dates[0]?.id ?? ''));
    const [bo, cem] = ['bo', 'cem'].map(school.personId);
    expect(await does('bo', complete(cem ?? ''))).toBe('NOT_ALLOWED');
    expect(await does('cem', complete(cem ?? ''))).toBe('NOT_ALLOWED');
    expect(await does('cem', complete('1-amal'))).toBe('NOT_FOUND');
    expect(await does('cem', complete(school.personId('member')))).toBe('STATUS_NOT_POSSIBLE');
    for (let times = 0; times < 2; times += 1) expect(await does('cem', complete(bo ?? ''))).toBe('done');
    const { body } = await school.as('bo', '{ course(id: "market") { status { denomination } } }');
    expect(body.data.course.status.denomination).toBe('COMPLETED');
  });
});
