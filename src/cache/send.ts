import type { QueryClient } from '@tanstack/react-query';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { type Account, columnsOf } from '#offline/account.ts';
import { fault } from '#offline/fault.ts';
import type { NewEntry } from '#offline/outbox/entry.ts';
import { NotKept, notKept } from '#offline/outbox/not-kept.ts';
import type { OfflineMutation } from './offline-mutation.ts';
import { servicesOf } from './services.ts';

/** A mutation's entry for the outbox. Throws `NotKept` where the input breaks its own schema. */
export function entryFor<I>(mutation: OfflineMutation<I>, input: NoInfer<I>, account: Account): NewEntry {
  const found = v.safeParse(mutation.input, input);
  if (!found.success) throw new NotKept('invalid', { cause: new v.ValiError(found.issues) });
  const parsed = found.output;
  const { document, variables } = mutation.request(parsed);
  return {
    id: uuid(),
    kind: mutation.kind,
    version: mutation.version,
    input: parsed,
    document,
    variables,
    subject: mutation.subject(parsed),
    dependsOnSubjects: mutation.dependsOn?.(parsed) ?? [],
    ...(mutation.after !== undefined && { afterSubjects: mutation.after(parsed) }),
    ...(mutation.keepsEach?.(parsed) === true && { keepsEach: true }),
    ...(mutation.overCreation !== undefined && {
      overCreation: { kind: mutation.overCreation.kind, instead: mutation.overCreation.instead(parsed) },
    }),
    ...columnsOf(account),
    queuedAt: Date.now(),
  };
}

export type SendOptions = {
  /** It goes out with the next entry, at the next start, or when the page is left: not worth a request of its own. */
  isUnhurried?: boolean;
  /** The page is about to go: the browser sends it too, and the outbox repeats it under the same key. */
  isLast?: boolean;
};

/**
 * The one way to write what is queued. Resolves when it is on disk and every screen shows it; sending is the outbox's business.
 * Rejects with `NotKept` where the device could not take it: that has been shown by then, and what was typed has to stay.
 */
export async function send<I>(
  client: QueryClient,
  mutation: OfflineMutation<I>,
  input: I,
  { isUnhurried = false, isLast = false }: SendOptions = {},
): Promise<void> {
  const { account, queue, pending, postLast, onQueued, onNotKept } = servicesOf(client);
  if (queue === undefined) throw new Error(`A visitor cannot send ${mutation.kind}: show the login first.`);
  const announced = (cause: unknown, entry?: NewEntry): NotKept => {
    const error = notKept(cause);
    onNotKept?.(error, entry);
    return error;
  };
  let entry: NewEntry;
  try {
    entry = entryFor(mutation, input, account);
  } catch (cause) {
    throw announced(cause);
  }
  if (isLast) postLast?.(entry);
  await fault('enqueue.tapped');
  await queue.enqueue(entry).catch((cause: unknown) => {
    throw announced(cause, entry);
  });
  await fault('enqueue.saved');
  await pending.catchUp();
  onQueued?.(entry);
  if (!isUnhurried) queue.sendSoon();
}
