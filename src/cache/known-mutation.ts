import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { startsWith } from './campus-query.ts';
import type { ChangeMessage, Created, OfflineMutation } from './offline-mutation.ts';
import { send } from './send.ts';

/** A mutation with its input behind one type, so that all kinds fit into one list. */
export type KnownMutation = {
  kind: string;
  /** The entry's changes, bound to its parsed input; undefined where the input is not of this version. */
  bind: (entry: OutboxEntry, language: LanguageCode) => BoundMutation | undefined;
};

export type BoundMutation = {
  change: (key: readonly unknown[], data: unknown) => unknown;
  creates: Created[];
  what: ChangeMessage;
  done: ChangeMessage;
  failed: ChangeMessage;
  isSilent: boolean;
  /** Where it can be seen. */
  shows: string | undefined;
  /** Sends what takes it back; undefined where there is no way back. */
  undo: ((client: QueryClient) => Promise<void>) | undefined;
};

/** Hides the input type behind the schema that parses it. */
export function known<I>(mutation: OfflineMutation<I>): KnownMutation {
  const { undo } = mutation;
  return {
    kind: mutation.kind,
    bind: (entry, language) => {
      const parsed = v.safeParse(mutation.input, entry.input);
      if (!parsed.success) return undefined;
      const input = parsed.output;
      return {
        change: (key, data) =>
          mutation.patches.reduce((changed, { keys, change }) => {
            const prefix = typeof keys === 'function' ? keys(input) : keys;
            return startsWith(key, prefix) ? change(changed, input) : changed;
          }, data),
        creates: mutation.creates?.(input, language) ?? [],
        what: mutation.messages.what(input),
        done: mutation.messages.done(input),
        failed: mutation.messages.failed(input),
        isSilent: mutation.isSilent ?? false,
        shows: mutation.shows?.(input),
        undo: undo === undefined ? undefined : (client) => send(client, mutation, undo(input)),
      };
    },
  };
}
