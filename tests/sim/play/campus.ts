import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signAccessToken } from '#server/auth/access-token.ts';
import { makeKeys } from '#server/auth/keys.ts';
import { beginSession } from '#server/auth/refresh-token.ts';
import { type CampusServer, createCampusServer } from '#server/campus-server.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { createLog } from '#server/http/log.ts';
import type { RaisedRevision } from '#server/store/database/announcements.ts';
import { openStore, type Store } from '#server/store/database/open-store.ts';
import { addExercises } from '#tests/support/packages/h5p-lesson.ts';
import { addScormUnit, bringPackage } from '#tests/support/packages/scorm-unit.ts';
import type { Tokens } from '#wire/session-store.ts';
import { answerOf } from './as-read.ts';
import { type CampusState, deleteList, insertPerson, revisionsOf, stateOf } from './campus-rows.ts';
import { EXERCISED } from './h5p-kinds.ts';
import { PLAYED, PLAYED_SAMPLE } from './scorm-kinds.ts';
import { seedBoard } from './written-state.ts';

/** Somebody who learns in one history and in no other. */
export type Person = { id: string; organisation: string; origin: string };

/** What the campus did of one request. */
export type Done = {
  /** Whose revision was raised, and to what; by more than one where work was done more than once. */
  raised: { person: string; from: number; to: number }[];
  /** By the campus's clock, ms since 1970. */
  at: number;
  response: Response;
  bytes: ArrayBuffer;
  text: string;
};

/** One real campus for all histories of a process; each history has people of its own. */
export type SimCampus = {
  /** The clock of the campus, ms since 1970; the history sets it. */
  clock: { now: () => number };
  aPerson: (id: string, organisation: '1' | '12') => Promise<Person>;
  signIn: (person: Person) => Promise<Tokens>;
  handle: (request: Request, people: readonly Person[]) => Promise<Done>;
  /** A transaction is undone just before its end, as when the process dies: the next, or the one after `spared` others. */
  crash: (spared: number) => void;
  /** No process dies any more. */
  spare: () => void;
  restart: () => Promise<void>;
  /** The person deletes a list on a device that no history has. */
  deleteList: (person: Person, id: string) => Promise<void>;
  stateOf: (person: Person) => Promise<CampusState>;
  /** Called with what each transaction raised, once it is committed; returns how to stop. */
  onRaised: (listen: (raised: readonly RaisedRevision[]) => void) => () => void;
  close: () => Promise<void>;
};

const SHELL = `<!doctype html><html><head><script type="application/json" id="organisation"></script></head><body></body></html>`;
const ORIGINS = { 1: 'http://lantern.localhost', 12: 'http://nordlicht.localhost' } as const;

/** Imports `folder` into a new campus in memory. */
export async function openSimCampus(folder: string): Promise<SimCampus> {
  const dataDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'campus-sim-'));
  const distDir = join(dataDir, 'dist');
  mkdirSync(join(distDir, 'assets'), { recursive: true });
  writeFileSync(join(distDir, 'index.html'), SHELL);
  const keys = makeKeys();
  const clock = { now: () => Date.now() };
  const now = () => new Date(clock.now());
  const store = await openStore({ dataDir, databaseUrl: undefined, development: true });
  await importCampus({ store, dataDir, folder: withPackage(folder, dataDir), now: now() });
  await seedBoard(store);
  const mortal = mortalStore(store);
  const build = () =>
    createCampusServer({ store: mortal.store, keys, dataDir, distDir, clock: now, log: createLog('silent') });
  let server: CampusServer = await build();
  return {
    clock,
    aPerson: async (id, organisation) => {
      await insertPerson(store, id, organisation, now());
      return { id, organisation, origin: ORIGINS[organisation] };
    },
    signIn: async ({ id: personId, organisation: organisationId }) => {
      const session = { personId, organisationId, mobile: false, fingerprint: null, now: now() };
      const { sessionId, refreshToken } = await store.transaction((trx) => beginSession(trx, session));
      const jti = crypto.randomUUID();
      const jwt = await signAccessToken(keys, { personId, organisationId, sessionId, jti, now: now() });
      return { jwt, refreshToken };
    },
    handle: async (request, people) => {
      const before = await revisionsOf(store, people);
      const at = clock.now();
      const answer = await server.fetch(request);
      const after = await revisionsOf(store, people);
      mortal.spare();
      const raised = [...after].flatMap(([person, { rev: to, visitedWeek, sessionsEnded }]) => {
        const was = before.get(person) ?? { rev: to, visitedWeek, sessionsEnded };
        // The first request of a week counts the visit, whatever else it asks for, and an end of a session is no change of theirs.
        const visits = was.visitedWeek === visitedWeek ? 0 : 1;
        const from = was.rev + visits + (sessionsEnded - was.sessionsEnded);
        return to === from ? [] : [{ person, from, to }];
      });
      const bytes = await answer.arrayBuffer();
      const { status, headers } = answer;
      // The campus's clock, not that of the machine.
      headers.set('date', now().toUTCString());
      const text = new TextDecoder().decode(bytes);
      return { raised, at, bytes, text, response: answerOf(bytes, { status, headers }) };
    },
    crash: mortal.crash,
    spare: mortal.spare,
    restart: async () => {
      await server.close();
      server = await build();
    },
    deleteList: (person, id) => deleteList(store, person, id),
    stateOf: (person) => stateOf(store, person),
    onRaised: (listen) => store.onAnnounced(({ revisions }) => listen(revisions)),
    close: async () => {
      await server.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same files with a unit that plays a real package, and one with an exercise. */
function withPackage(folder: string, dataDir: string): string {
  const copy = join(dataDir, 'files');
  cpSync(folder, copy, { recursive: true });
  addScormUnit(copy, 'lantern', PLAYED);
  bringPackage(copy, 'lantern', PLAYED, PLAYED_SAMPLE);
  addExercises(copy, 'lantern', EXERCISED);
  return copy;
}

/** A store whose transactions can be undone at their last moment. */
function mortalStore(store: Store): { store: Store; crash: (spared: number) => void; spare: () => void } {
  let left = -1;
  return {
    store: {
      ...store,
      transaction: (work) =>
        store.transaction(async (trx) => {
          const result = await work(trx);
          left -= 1;
          if (left === -1) throw new Error('The process died.');
          return result;
        }),
    },
    crash: (spared) => {
      left = spared;
    },
    spare: () => {
      left = -1;
    },
  };
}
