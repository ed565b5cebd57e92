import { BATCH_MAX } from '#campus/network/load-limits.ts';

/** As it goes out; a document holds one operation. */
export type Question = { document: string; variables: Record<string, unknown> };
type Ask<A> = (question: Question, signal?: AbortSignal) => Promise<A>;

type Ways<A> = {
  /** Calls `send` once all that goes out together has been asked. */
  gather: (send: () => void) => void;
  alone: Ask<A>;
  /**
   * Several by one request: the answer to each, undefined for one that was not answered. Undefined in place of all where what
   * came answers no several. Rejects where the request has failed for all.
   */
  together: (questions: Question[], signal: AbortSignal) => Promise<(A | undefined)[] | undefined>;
};

type Waiting<A> = {
  question: Question;
  signal: AbortSignal | undefined;
  resolve: (answer: A | Promise<A>) => void;
  reject: (reason: unknown) => void;
};

/**
 * Questions that are gathered go out as one request (API-6), and one alone as it is. What was not
 * answered among others is asked again by itself, so that it fails as it always would; and so is everything from then on where
 * the campus does not know several in one request.
 */
export function inBatches<A>({ gather, alone, together }: Ways<A>): Ask<A> {
  let waiting: Waiting<A>[] = [];
  let isKnown = true;

  const askAlone = ({ question, signal, resolve }: Waiting<A>): void => resolve(alone(question, signal));

  const askTogether = async (batch: Waiting<A>[]): Promise<void> => {
    const questions = batch.map(({ question }) => question);
    try {
      const answers = await together(questions, onceAllAborted(batch));
      isKnown = answers !== undefined;
      for (const [place, one] of batch.entries()) {
        const answer = answers?.[place];
        if (answer === undefined) askAlone(one);
        else one.resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const send = (): void => {
    const asked = waiting.filter(({ signal }) => signal?.aborted !== true);
    waiting = [];
    while (asked.length > 0) {
      const batch = asked.splice(0, BATCH_MAX);
      if (isKnown && batch.length > 1) void askTogether(batch);
      else batch.forEach(askAlone);
    }
  };

  return (question, signal) =>
    new Promise<A>((resolve, reject) => {
      const leave = () => reject(signal?.reason);
      if (signal?.aborted === true) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      if (waiting.length === 0) gather(send);
      waiting.push({ question, signal, resolve, reject });
    });
}

/** One that is not wanted any more takes none of the others with it. */
function onceAllAborted(batch: readonly Pick<Waiting<unknown>, 'signal'>[]): AbortSignal {
  const all = new AbortController();
  let wanted = batch.length;
  for (const { signal } of batch) {
    // A listener of its own for each: several may share a signal.
    const leave = () => {
      wanted -= 1;
      if (wanted === 0) all.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
  }
  return all.signal;
}
