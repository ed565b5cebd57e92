import * as v from 'valibot';
import { WORKER_ANSWER_WAIT } from '#campus/limits.ts';
import { type Unread, unreadSchema } from '#offline/health/unread.ts';
import { CAN_READ } from '#offline/names.ts';

type Parts = {
  waiting: Pick<ServiceWorker, 'postMessage'>;
  /** What this version cannot read itself: nobody is kept from a newer one by that. */
  mine: () => Promise<Unread>;
  patience?: number;
};

/**
 * Asks a newer worker in waiting whether it can read what is on this device (APP-2). Undefined: it may be offered. Else why
 * not, for those who help; there is no word of a person in it. It is asked again at the next start.
 */
export async function whyHeldBack({
  waiting,
  mine,
  patience = WORKER_ANSWER_WAIT,
}: Parts): Promise<string | undefined> {
  const answer = v.safeParse(unreadSchema, await ask(waiting, patience));
  if (!answer.success) return 'no answer';
  const { newer, entries, answers } = answer.output;
  if (newer.length + entries.length + answers.length === 0) return undefined;
  const known = await mine();
  const lost = {
    databases: without(newer, known.newer),
    changes: without(entries, known.entries),
    answers: without(answers, known.answers),
  };
  const counts = Object.entries(lost).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
  return counts.length === 0 ? undefined : `cannot read ${counts.join(', ')}`;
}

function without(found: readonly string[], known: readonly string[]): number {
  return found.filter((each) => !known.includes(each)).length;
}

function ask(waiting: Pick<ServiceWorker, 'postMessage'>, patience: number): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (answer: unknown): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => done(undefined), patience);
    port1.onmessage = ({ data }) => done(data);
    waiting.postMessage({ type: CAN_READ }, [port2]);
  });
}
