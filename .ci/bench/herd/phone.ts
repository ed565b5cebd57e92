import { v7 as uuid } from 'uuid';
import { DRAIN_PARALLEL, RECONNECT_JITTER } from '#campus/limits.ts';
import { backOff } from '#campus/network/back-off.ts';
import { HEADERS } from '#campus/network/headers.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { dueEntries } from '#offline/outbox/outbox.ts';
import { postEntry } from '#offline/outbox/post-entry.ts';
import { createWire } from '#wire/graphql.ts';

export const CREATE_LIST = `mutation CreateList($draft: ContentListDraft!) {
  createContentList(draft: $draft) { success errors { message } contentList { id } }
}`;

export type Person = { personId: string; jwt: string; refreshToken: string };

/** `key`: the change that was sent. */
export type PhoneAnswer = { key: string; status: number; retryAfter: string | null; milliseconds: number };

export type PhoneParts = {
  port: number;
  person: Person;
  /** How many changes wait on it. */
  waiting: number;
  /** Share of answers that get lost after the effect, 0 to 1. */
  lost: number;
  /** Without it every phone sends in the same moment and tries again after the same time: the control. */
  jitter: boolean;
  random: () => number;
  /** Called with each request as it leaves, and with each answer that came back, also one that is then lost. */
  onRequest: () => void;
  onAnswer: (answer: PhoneAnswer) => void;
  /** Called with each request that came to nothing. */
  onUnanswered: () => void;
};

/**
 * One phone whose network is back: the real rules of which entry is due, how long to wait and what an answer means, over
 * a list in memory instead of a database. Resolves with the ids of its lists when nothing waits any more.
 */
export async function drainPhone(parts: PhoneParts): Promise<string[]> {
  const entries = Array.from({ length: parts.waiting }, (_, seq) => anEntry(parts.person.personId, seq));
  const wire = aWire(parts);
  if (parts.jitter) await pause(parts.random() * RECONNECT_JITTER);
  const underWay = new Set<Promise<void>>();
  while (entries.some(({ state }) => state !== 'accepted')) {
    const now = Date.now();
    const due = dueEntries(entries, now).filter(({ sentAt }) => sentAt === undefined);
    for (const entry of due.slice(0, DRAIN_PARALLEL - underWay.size)) {
      entry.sentAt = now;
      const sending: Promise<void> = sendOne(parts, wire, entry, entries).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    // With six under way there is nothing to do before one of them is answered.
    const isFull = underWay.size === DRAIN_PARALLEL;
    await Promise.race([...underWay, ...(isFull ? [] : [pause(untilNext(entries, now))])]);
  }
  return entries.map(({ subject }) => subject.slice('list:'.length));
}

/** Ms until another entry may be sent. */
function untilNext(entries: OutboxEntry[], now: number): number {
  const waiting = entries.filter(({ state, sentAt }) => state !== 'accepted' && sentAt === undefined);
  return Math.max(Math.min(...waiting.map(({ notBefore }) => notBefore - now), 1000), 5);
}

async function sendOne(
  parts: PhoneParts,
  wire: ReturnType<typeof createWire>,
  entry: OutboxEntry,
  all: OutboxEntry[],
): Promise<void> {
  entry.attempts += 1;
  const outcome = await postEntry(wire, entry);
  delete entry.sentAt;
  if (outcome.is === 'accepted') entry.state = 'accepted';
  else if (outcome.is === 'later') {
    const now = Date.now();
    if (outcome.after === undefined)
      entry.notBefore = now + backOff(entry.attempts, parts.jitter ? parts.random : () => 1);
    // The campus named a time to come again: that holds for all that waits, as on a real phone.
    else for (const each of all) each.notBefore = Math.max(each.notBefore, now + outcome.after);
  } else throw new Error(`A phone was answered ${JSON.stringify(outcome)}.`);
}

function anEntry(owner: string, seq: number): OutboxEntry {
  const draft = { id: uuid(), denomination: `List ${seq}` };
  return {
    seq,
    id: uuid(),
    kind: 'list.create',
    version: 1,
    input: draft,
    document: CREATE_LIST,
    variables: { draft },
    subject: `list:${draft.id}`,
    dependsOn: [],
    owner,
    organisation: '1',
    state: 'waiting',
    attempts: 0,
    notBefore: 0,
    queuedAt: Date.now(),
  };
}

function aWire({ port, person, lost, random, onRequest, onAnswer, onUnanswered }: PhoneParts) {
  let tokens = { jwt: person.jwt, refreshToken: person.refreshToken };
  return createWire({
    endpoint: `http://127.0.0.1:${port}/graphql`,
    languageId: () => undefined,
    session: {
      read: async () => tokens,
      write: async (renewed) => {
        tokens = renewed;
      },
    },
    fetch: async (input, init) => {
      onRequest();
      const began = performance.now();
      const answer = await fetch(input, init).catch((error: unknown) => {
        onUnanswered();
        throw error;
      });
      onAnswer({
        key: new Headers(init?.headers).get(HEADERS.idempotencyKey) ?? '',
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        milliseconds: performance.now() - began,
      });
      if (random() < lost) throw new TypeError('The answer was lost.');
      return answer;
    },
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
