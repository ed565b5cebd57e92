import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCampus, SMALL_CAMPUS, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { ContentMistakes } from './files/mistakes.ts';
import { importCampus } from './import-campus.ts';

const AT = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const RUNS = `
runs:
  - id: winter
    zone: Europe/Berlin
    appointments:
      - id: fixed
        start: 2026-12-01 18:00
        minutes: 60
        deadline: 2026-11-30 12:00
        places: 2
        location: { en: Lindenau library }
      - { id: demo, start: 'now+1d 18:00', minutes: 60 }
      - { id: weekly, start: 2026-12-02 10:00, minutes: 30, repeat: { frequency: WEEKLY, until: 2026-12-16 10:00 } }
      - { id: was, start: now-6d 18:00, minutes: 60 }
`;
const UNIT = 'lantern/units/speaking-cafe/unit.yaml';
const PLACES = '  places: [{ appointment: fixed }, { appointment: demo }, { appointment: was, attended: true }]\n';

describe('the runs of the files', () => {
  let folder: string;
  let campus: TestCampus;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'campus-runs-'));
    cpSync(SMALL_CAMPUS, folder, { recursive: true });
    appendFileSync(join(folder, UNIT), RUNS);
    change('lantern/people.yaml', '  modules: [german-for-your-first-weeks]\n', `  modules: []\n${PLACES}`);
    change('lantern/people.yaml', '  nickname: olena\n', '  nickname: olena\n  places: [{ appointment: weekly-2 }]\n');
    campus = await aCampus({ folder, at: AT });
  });
  afterEach(async () => {
    await campus.close();
    rmSync(folder, { recursive: true });
  });

  function change(file: string, from: string, to: string): void {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  const run = () => importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
  const dates = async () => {
    const rows = await campus.test.store.read.selectFrom('appointment').selectAll().orderBy('id').execute();
    return new Map(rows.map((row) => [row.id, row]));
  };
  const notifications = () =>
    campus.test.store.read
      .selectFrom('notification')
      .select(['person_id', 'kind', 'payload', 'link', 'link_type'])
      .orderBy('person_id')
      .execute();
  const places = () =>
    campus.test.store.read
      .selectFrom('appointment_place')
      .select(['appointment_id', 'person_id', 'did_attend'])
      .orderBy('appointment_id')
      .execute();
  const mistakes = async () => {
    const error: unknown = await run().catch((reason: unknown) => reason);
    if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
    return error.mistakes.map(({ file, field, message }) => `${file} | ${field} | ${message}`);
  };

  it('have their times by the clocks of their zone, and a series each of its dates', async () => {
    const stored = await dates();
    expect([...stored.keys()]).toEqual(['demo', 'fixed', 'was', 'weekly', 'weekly-2', 'weekly-3']);
    expect(stored.get('fixed')).toMatchObject({
      start_at: '2026-12-01T17:00:00.000Z',
      end_at: '2026-12-01T18:00:00.000Z',
      max_participants: 2,
      taken: 1,
      registration_deadline: '2026-11-30T11:00:00.000Z',
      series_id: null,
      type: null,
    });
    expect(stored.get('demo')?.start_at).toBe('2026-11-22T17:00:00.000Z');
    expect(stored.get('weekly')).toMatchObject({ type: 'RECURRING', series_id: 'weekly', frequency: 'WEEKLY' });
    expect(stored.get('weekly-3')).toMatchObject({ type: 'CHILD', start_at: '2026-12-16T09:00:00.000Z' });
    expect(await places()).toEqual([
      { appointment_id: 'demo', person_id: '1-amal', did_attend: null },
      { appointment_id: 'fixed', person_id: '1-amal', did_attend: null },
      { appointment_id: 'was', person_id: '1-amal', did_attend: 1 },
      { appointment_id: 'weekly-2', person_id: '1-olena', did_attend: null },
    ]);
  });

  it('stay where they are when the same files come again, at once or later', async () => {
    const before = await dates();
    for (const wait of [0, 3 * HOUR, 20 * HOUR]) {
      campus.later(wait);
      for (const { written, removed } of nonEmpty(await run(), 'organisation'))
        expect([written, removed]).toEqual([0, 0]);
    }
    expect(await dates()).toEqual(before);
    expect(await notifications()).toEqual([]);
  });

  it('come again when they are relative and over: with everybody in them, and nobody is notified', async () => {
    await campus.test.store.transaction((trx) =>
      trx.updateTable('appointment_place').set({ did_attend: 1 }).where('appointment_id', '=', 'demo').execute(),
    );
    campus.later(2 * DAY);
    await run();
    const stored = await dates();
    expect(stored.get('demo')).toMatchObject({ start_at: '2026-11-24T17:00:00.000Z', taken: 1 });
    // What was over from the beginning is history, and what has its day keeps it.
    expect(stored.get('was')?.start_at).toBe('2026-11-15T17:00:00.000Z');
    expect(stored.get('fixed')?.start_at).toBe('2026-12-01T17:00:00.000Z');
    expect((await places()).filter(({ person_id }) => person_id === '1-amal').map((row) => row.did_attend)).toEqual([
      null,
      null,
      1,
    ]);
    expect(await notifications()).toEqual([]);
  });

  it('that are moved keep everybody, who is notified when it was and when it is', async () => {
    change(UNIT, '2026-12-01 18:00', '2026-12-01 19:30');
    change(UNIT, 'minutes: 30', 'minutes: 45');
    await run();
    expect((await dates()).get('fixed')).toMatchObject({ start_at: '2026-12-01T18:30:00.000Z', taken: 1 });
    const notes = await notifications();
    expect(notes.map(({ person_id, kind, link }) => [person_id, kind, link])).toEqual([
      ['1-amal', 'APPOINTMENT_MOVED', '/course/speaking-cafe'],
      ['1-olena', 'APPOINTMENT_MOVED', '/course/speaking-cafe'],
    ]);
    expect(JSON.parse(notes[0]?.payload ?? '')).toMatchObject({
      appointmentId: 'fixed',
      zone: 'Europe/Berlin',
      denomination: { en: 'Speaking café' },
      start: '2026-12-01T18:30:00.000Z',
      startBefore: '2026-12-01T17:00:00.000Z',
    });
    await run();
    expect(await notifications()).toHaveLength(2);
  });

  it('tell of another place, and not of other words', async () => {
    change(
      UNIT,
      'minutes: 60\n        deadline',
      'denomination: { en: The first evening }\n        minutes: 60\n        deadline',
    );
    await run();
    expect((await dates()).get('fixed')?.denomination).toContain('The first evening');
    expect(await notifications()).toEqual([]);
    change(UNIT, 'Lindenau library', 'Lindenau town hall');
    await run();
    expect((await notifications()).map(({ payload }): unknown => JSON.parse(payload))).toMatchObject([
      { location: { en: 'Lindenau town hall' }, locationBefore: { en: 'Lindenau library' } },
    ]);
  });

  it('that the files no longer hold are called off, and what was stays with whoever was there', async () => {
    writeFileSync(join(folder, UNIT), readFileSync(join(folder, UNIT), 'utf8').replace(RUNS, ''));
    change('lantern/people.yaml', PLACES, '');
    change('lantern/people.yaml', '  places: [{ appointment: weekly-2 }]\n', '');
    await run();
    expect([...(await dates()).keys()]).toEqual(['was']);
    expect(await places()).toEqual([{ appointment_id: 'was', person_id: '1-amal', did_attend: 1 }]);
    expect((await notifications()).map(({ person_id, kind }) => `${person_id} ${kind}`)).toEqual([
      '1-amal APPOINTMENT_CANCELLED',
      '1-amal APPOINTMENT_CANCELLED',
      '1-olena APPOINTMENT_CANCELLED',
    ]);
    // Calendars hear of it too (LIVE-26).
    const cancelled = await campus.test.store.read.selectFrom('cancelled_place').select('person_id').execute();
    expect(cancelled.map(({ person_id: id }) => id).toSorted()).toEqual(['1-amal', '1-amal', '1-olena']);
    for (const { written, removed } of nonEmpty(await run(), 'organisation'))
      expect([written, removed]).toEqual([0, 0]);
    expect(await notifications()).toHaveLength(3);
  });

  it('that a tutor took away do not come back', async () => {
    await campus.test.store.transaction(async (trx) => {
      await trx.deleteFrom('appointment_place').where('appointment_id', '=', 'demo').execute();
      const taken = trx.updateTable('appointment').set({ deleted_at: campus.now().toISOString(), taken: 0 });
      await taken.where('id', '=', 'demo').execute();
    });
    change(UNIT, 'id: demo, start', 'id: demo, places: 7, start');
    await run();
    expect((await dates()).get('demo')).toMatchObject({ deleted_at: AT.toISOString(), max_participants: 7 });
  });

  it('that a tutor has changed or made stay as the tutor left them (LIVE-17)', async () => {
    const edited_at = campus.now().toISOString();
    await campus.test.store.transaction(async (trx) => {
      const edit = trx.updateTable('appointment').set({ start_at: '2026-12-01T20:00:00.000Z', edited_at });
      await edit.where('id', 'in', ['fixed', 'weekly-2']).execute();
      const known = await trx.selectFrom('appointment').selectAll().where('id', '=', 'demo').executeTakeFirstOrThrow();
      await trx
        .insertInto('appointment')
        .values({ ...known, id: 'of-a-tutor', taken: 0, digest: '', edited_at })
        .execute();
      await trx.updateTable('run').set({ is_active: 0, edited_at }).where('id', '=', known.run_id).execute();
    });
    const before = await dates();
    change(UNIT, 'minutes: 30', 'minutes: 45');
    change(UNIT, '2026-12-01 18:00', '2026-12-01 19:30');
    change(UNIT, 'zone: Europe/Berlin', 'zone: Europe/Berlin\n    enrollToAll: true');
    await run();
    const after = await dates();
    for (const id of ['fixed', 'weekly-2', 'of-a-tutor']) expect(after.get(id)).toEqual(before.get(id));
    expect(after.get('weekly-3')?.end_at).not.toBe(before.get('weekly-3')?.end_at);
    const runs = await campus.test.store.read.selectFrom('run').select(['is_active', 'enroll_to_all']).execute();
    expect(runs).toContainEqual({ is_active: 0, enroll_to_all: 0 });
    expect((await notifications()).filter(({ payload }) => payload.includes('"fixed"'))).toEqual([]);
  });

  it('say their mistakes', async () => {
    change(UNIT, 'zone: Europe/Berlin', 'zone: Europe/Lindenau');
    expect(await mistakes()).toEqual([`${UNIT} | runs.0.zone | a time zone like Europe/Berlin`]);
    change(UNIT, 'zone: Europe/Lindenau', 'zone: Europe/Berlin');
    change(UNIT, '2026-12-01 18:00', 'next week');
    expect(await mistakes()).toEqual([
      `${UNIT} | runs.0.appointments.0.start | a time like 2026-12-01 18:00, or now+1d 18:00`,
    ]);
    change(UNIT, 'next week', '2026-12-01 18:00');
    change(UNIT, 'id: demo', 'id: fixed');
    change(UNIT, 'id: was', 'id: weekly-7');
    change('lantern/people.yaml', 'appointment: fixed', 'appointment: nothing');
    change(UNIT, 'places: 2', 'places: 2\n        latitude: 51.3');
    appendFileSync(join(folder, 'lantern/units/hello-my-name-is/unit.yaml'), RUNS);
    expect(await mistakes()).toEqual(
      expect.arrayContaining([
        `${UNIT} | runs.0.appointments.1.id | "fixed" is there twice`,
        `${UNIT} | runs.0.appointments.0 | needs both latitude and longitude, or none`,
        'lantern/units | weekly-7 | is the name of a later date of a series',
        'lantern/people.yaml | 0.places.0.appointment | there is no appointment "nothing"',
        'lantern/units/hello-my-name-is/unit.yaml | runs | a REGULAR_MOOC has no runs',
        `${UNIT} | runs.0.id | "winter" is there twice`,
      ]),
    );
  });
});
