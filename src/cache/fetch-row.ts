import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CampusError } from '#wire/campus-failure.ts';
import type { Call } from '#wire/graphql.ts';
import { hashOf, type Read, type Row } from './campus-query.ts';
import { noteRevision } from './newer-revision.ts';
import { createdFor } from './overlay.ts';
import { floorOf, servicesOf } from './services.ts';

/** `isInAdvance`: nobody waits for it. */
type How = Pick<Call, 'signal' | 'isInAdvance'>;

/** Asks the campus. Throws a `CampusError`; what is made on this device and not yet sent is answered without asking. */
export async function fetchRow<A>(client: QueryClient, read: Read<A>, how: How = {}): Promise<Row<A>> {
  const { pending } = servicesOf(client);
  const own = createdFor(hashOf(read.key), pending.read());
  if (own === undefined) return ask(client, read, how);
  const truth = madeHere(read, own.created.truth);
  if (own.state !== 'accepted') return truth;
  return ask(client, read, how).catch((error: unknown) => {
    if (error instanceof CampusError && error.failure.kind === 'offline') return truth;
    throw error;
  });
}

async function ask<A>(client: QueryClient, read: Read<A>, how: How): Promise<Row<A>> {
  const { wire } = servicesOf(client);
  const call = { document: read.document, variables: read.variables, ...how };
  const send = () => wire.send(call).catch((error: unknown) => Promise.reject(asReadFailure(read, error)));
  let reply = await send();
  // Asked before an act of ours was in effect and answered after: once more, the effect is there now.
  if (reply.asOf < floorOf(client)) reply = await send();
  noteRevision(client, reply.asOf);
  try {
    return { data: parseAnswer(read, reply.data), asOf: reply.asOf, at: Date.now() };
  } catch (error) {
    if (isMissing(error)) await dropRow(client, read, reply.asOf);
    throw error;
  }
}

/** Deleted elsewhere: its row would never become newer, and hold the entries that it lacks for ever. */
async function dropRow(client: QueryClient, read: Read<unknown>, asOf: number): Promise<void> {
  const { rows, onCaughtUp } = servicesOf(client);
  await rows.drop(hashOf(read.key), asOf).catch(() => {});
  onCaughtUp?.();
}

export function isMissing(error: unknown): boolean {
  return error instanceof CampusError && error.failure.kind === 'missing';
}

/** For what may have been taken away since something spoke of it: it is no fault that it is not there. */
export function exceptMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** A refused read is no word about the learner's input: app and server do not understand each other. */
function asReadFailure(read: Read<unknown>, error: unknown): unknown {
  if (!(error instanceof CampusError) || error.failure.kind !== 'refused') return error;
  return new CampusError({ kind: 'garbled', where: hashOf(read.key) }, { cause: error });
}

function madeHere<A>(read: Read<A>, truth: unknown): Row<A> {
  return { data: parseAnswer(read, truth), asOf: -1, at: Date.now() };
}

/** The answer as the read's type. Throws `missing` where the read says so, `garbled` where it cannot be read. */
export function parseAnswer<A>(read: Read<A>, data: unknown): A {
  const parsed = v.safeParse(read.answer, data);
  if (!parsed.success) {
    throw new CampusError({ kind: 'garbled', where: hashOf(read.key) }, { cause: new v.ValiError(parsed.issues) });
  }
  if (read.missing?.when(parsed.output)) throw new CampusError({ kind: 'missing', what: read.missing.what });
  return parsed.output;
}
