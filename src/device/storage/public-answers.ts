import * as v from 'valibot';
import { PUBLIC_ANSWER_FRESH } from '#campus/limits.ts';
import { CACHES } from '#offline/names.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Variables, Wire } from '#wire/graphql.ts';

/** A read that everybody gets the same answer to, in one language: no cache of a person is needed for it. */
export type PublicRead<A> = {
  /** A name on learners' disks, with all that the answer depends on. */
  key: string;
  document: string;
  variables?: Variables;
  answer: v.GenericSchema<unknown, A>;
};

/** An answer with the moment it was given, ms since 1970. */
export type PublicAnswer<A> = { data: A; at: number };

const stored = v.object({ data: v.unknown(), at: v.number() });

/**
 * Answers from this device first and asks the campus in the background, or the campus where nothing is here or it is old;
 * then from the device again where the campus cannot be reached. Throws a `CampusError` where there is neither.
 */
export async function readPublic<A>(wire: Wire, read: PublicRead<A>): Promise<PublicAnswer<A>> {
  const kept = await keptAnswer(read);
  const fresh = ask(wire, read);
  if (kept === undefined) return fresh;
  if (Date.now() - kept.at < PUBLIC_ANSWER_FRESH) {
    fresh.catch(() => {});
    return kept;
  }
  return fresh.catch(() => kept);
}

async function ask<A>(wire: Wire, { key, document, variables = {}, answer }: PublicRead<A>): Promise<PublicAnswer<A>> {
  const reply = await wire.send({ document, variables });
  const parsed = v.safeParse(answer, reply.data);
  if (!parsed.success) {
    throw new CampusError({ kind: 'garbled', where: key }, { cause: new v.ValiError(parsed.issues) });
  }
  const at = Date.now();
  await keep(key, { data: reply.data, at }).catch(() => {});
  return { data: parsed.output, at };
}

/** Where the browser has no Cache Storage (http, private windows) everything is asked for each time. */
async function keep(key: string, answer: PublicAnswer<unknown>): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (await caches.open(CACHES.publicAnswers)).put(addressOf(key), Response.json(answer));
}

async function keptAnswer<A>({ key, answer }: PublicRead<A>): Promise<PublicAnswer<A> | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    const found = await (await caches.open(CACHES.publicAnswers)).match(addressOf(key));
    const { data, at } = v.parse(stored, await found?.json());
    return { data: v.parse(answer, data), at };
  } catch {
    // Nothing there, or of another release: then it is asked for.
    return undefined;
  }
}

function addressOf(key: string): string {
  return `/public-answers/${encodeURIComponent(key)}`;
}
