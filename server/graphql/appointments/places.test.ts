import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { weekOf } from '#campus/learning/week.ts';
import type { CampusServer } from '#server/campus-server.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';
import { askPatiently } from '#tests/support/campus/campus.ts';
import { aLearner } from '#tests/support/campus/factories.ts';
import { placesOf } from '#tests/support/campus/live-rows.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const CLIENTS = 200;
const PLACES = 10;
/** Two hundred requests at once, on a computer that has much else to do. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Two servers over one database, as two processes would be, and two hundred people who ask at once (LIVE-2). */
describe('places that many want', () => {
  let school: LiveSchool;
  let servers: CampusServer[];
  let tokens: string[];
  beforeAll(async () => {
    school = await aLiveSchool();
    servers = [school.campus.server, await school.campus.another()];
    const visited_week = weekOf(school.campus.now());
    tokens = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, n) => {
        const { id } = await aLearner(school.campus.test.store, school.organisationId, {
          id: school.personId(`guest-${n}`),
          visited_week,
        });
        return school.token(id.slice(school.personId('').length));
      }),
    );
  });
  afterAll(() => school.campus.close());

  /** What the campus answers to one of them: `taken`, or why not. Whoever it is too busy for asks again. */
  const ask = async (client: number, mutation: string): Promise<string> => {
    const server = servers[client % servers.length] ?? school.campus.server;
    const query = `mutation { answer: ${mutation} { success errors { message } } }`;
    const { body } = await askPatiently(server, { query, origin: school.origin, token: tokens[client] });
    return body.data.answer.success ? 'taken' : body.data.answer.errors[0].message;
  };
  const counted = (answers: readonly string[]) =>
    Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]));
  const clients = Array.from({ length: CLIENTS }, (_, n) => n);

  it('are given to exactly ten of two hundred who come at once, and the others get a refusal', async () => {
    const { dates } = await school.held('talk', {}, { max_participants: PLACES });
    const id = dates[0]?.id ?? '';
    const answers = await Promise.all(clients.map((n) => ask(n, `updateAppointment(id: "${id}", status: TAKEN)`)));
    expect(counted(answers)).toEqual({ taken: PLACES, NO_SPOTS_LEFT: CLIENTS - PLACES });
    const { taken, places } = await placesOf(school.campus.test.store, { organisation_id: '80', id });
    expect([taken, places.length]).toEqual([PLACES, PLACES]);
    const winners = clients.filter((n) => answers[n] === 'taken').map((n) => school.personId(`guest-${n}`));
    expect(places.map(({ person_id }) => person_id).sort()).toEqual(winners.sort());
  });

  it('stay counted while two hundred take and give back as they like', async () => {
    const { dates } = await school.held('talk', {}, { max_participants: PLACES });
    const id = dates[0]?.id ?? '';
    const store = school.campus.test.store;
    const seen: number[] = [];
    const targets = (n: number) => [0, 1].map((turn) => ((n * 7 + turn * 13) % 3 === 0 ? 'AVAILABLE' : 'TAKEN'));
    await Promise.all(
      clients.map(async (n) => {
        for (const status of targets(n)) {
          await ask(n, `updateAppointment(id: "${id}", status: ${status})`);
          seen.push((await placesOf(store, { organisation_id: '80', id })).taken);
        }
      }),
    );
    expect(seen.filter((taken) => taken < 0 || taken > PLACES)).toEqual([]);
    const { taken, places } = await placesOf(store, { organisation_id: '80', id });
    expect(taken).toBe(places.length);
    // Somebody always wanted the last one.
    expect(Math.max(...seen)).toBe(PLACES);
  });

  it('of a run that is taken as a whole are all taken or none, and the scarcest date decides', async () => {
    const limits = [PLACES, PLACES / 2, 0].map((max_participants) => ({ max_participants }));
    const { run, dates } = await school.held('talk', { enroll_to_all: 1 }, ...limits);
    const answers = await Promise.all(clients.map((n) => ask(n, `changeRunStatus(id: "${run.id}", status: TAKEN)`)));
    expect(counted(answers)).toEqual({ taken: PLACES / 2, NO_SPOTS_LEFT: CLIENTS - PLACES / 2 });
    for (const { id } of nonEmpty(dates, 'date')) {
      const { taken, places } = await placesOf(school.campus.test.store, { organisation_id: '80', id });
      expect([taken, places.length]).toEqual([PLACES / 2, PLACES / 2]);
    }
  });

  it('are all given back when a tutor takes the date away meanwhile, and whoever had one is notified once', async () => {
    await school.makeTutor('ada', 'talk');
    const { dates } = await school.held('talk', {}, { max_participants: 0 });
    const id = dates[0]?.id ?? '';
    const act = (status: string) => `updateAppointment(id: "${id}", status: ${status})`;
    const early = clients.slice(0, CLIENTS / 4);
    for (const n of early) await ask(n, act('TAKEN'));
    const [removed, answers] = await Promise.all([
      school.act('ada', `deleteAppointment(id: "${id}")`),
      Promise.all(clients.map((n) => ask(n, act(n < early.length ? 'AVAILABLE' : 'TAKEN')))),
    ]);
    expect(removed).toMatchObject({ success: true });
    expect(new Set([...answers, 'taken', 'NOT_FOUND'])).toEqual(new Set(['taken', 'NOT_FOUND']));
    expect(await placesOf(school.campus.test.store, { organisation_id: '80', id })).toEqual({ taken: 0, places: [] });
    const notifications = await school.campus.test.store.read.selectFrom('notification').select('person_id').execute();
    const lost = clients.filter((n) => (answers[n] === 'taken') !== n < early.length);
    expect(notifications.map(({ person_id }) => person_id).sort()).toEqual(
      lost.map((n) => school.personId(`guest-${n}`)).sort(),
    );
  });
});
