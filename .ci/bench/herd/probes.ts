import { v7 as uuid } from 'uuid';
import { HEADERS } from '#campus/network/headers.ts';
import { percentile } from './figures.ts';
import { CREATE_LIST, type Person } from './phone.ts';

/** What one person may change in a minute is more than this (LIMIT-5). */
const CHANGES_OF_ONE = 60;

/**
 * Changes that the campus does in a second when nobody waits: a few askers, each with the next as soon as one is answered.
 * The first half only warms it up.
 */
export async function capacityOf(port: number, people: readonly Person[]): Promise<number> {
  let began = 0;
  for (const _ of ['warm', 'measured']) {
    began = performance.now();
    await Promise.all(people.map((one) => changeInTurn(port, one)));
  }
  return (people.length * CHANGES_OF_ONE) / ((performance.now() - began) / 1000);
}

async function changeInTurn(port: number, person: Person): Promise<void> {
  for (let count = 0; count < CHANGES_OF_ONE; count += 1) {
    const draft = { id: uuid(), denomination: `List ${count}` };
    const answer = await ask(
      port,
      person,
      { query: CREATE_LIST, variables: { draft } },
      { [HEADERS.idempotencyKey]: uuid() },
    );
    await answer.text();
    if (answer.status !== 200) throw new Error(`The campus answered ${answer.status} while nobody waited.`);
  }
}

/** The 95th percentile in ms of a small read, asked for again and again while `goOn` says so, at least twenty times. */
export async function foregroundOf(port: number, person: Person, goOn: () => boolean): Promise<number> {
  const took: number[] = [];
  while (goOn() || took.length < 20) {
    const began = performance.now();
    // A connection that the campus closed while it was idle is opened again, as a browser does; the time counts.
    while (!(await readOnce(port, person))) await pause();
    took.push(performance.now() - began);
    await pause();
  }
  return percentile(took, 0.95);
}

async function readOnce(port: number, person: Person): Promise<boolean> {
  try {
    const answer = await ask(port, person, { query: '{ me { id } }' });
    await answer.text();
    return true;
  } catch {
    return false;
  }
}

function ask(port: number, { jwt }: Person, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = new Headers(headers);
  all.set('content-type', 'application/json');
  all.set(HEADERS.authorization, `Bearer ${jwt}`);
  return fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
