import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import type { OutboxEntry } from '#offline/entry.ts';
import type { Variables } from '#wire/graphql.ts';
import { type CampusKey, type Read, startsWith } from './campus-query.ts';

/** A pure, idempotent change of answers: returns the very same value where there is nothing to change. */
export type Patch<I> = { keys: CampusKey; change: (data: unknown, input: I) => unknown };

/** A read that a creating mutation answers by itself until the server's truth contains it. */
export type Created<A = unknown> = { read: Read<A>; truth: A };

/**
 * One write as a value. Online and offline go through the same door: there is no other way to write what is queued.
 * `words` get the input and give what the toast says.
 */
export type OfflineMutation<I> = {
  /** On learners' disks: never renamed, only retired. */
  kind: string;
  version: number;
  input: v.GenericSchema<unknown, I>;
  request: (input: I) => { document: string; variables: Variables };
  subject: (input: I) => string;
  /** Subjects whose creating entry must be in effect first. */
  dependsOn?: (input: I) => string[];
  patches: Patch<I>[];
  /** Reads that this makes answerable here; their keys end with the language in use. */
  creates?: (input: I, language: LanguageCode) => Created[];
  words: { done: (input: I) => Words; failed: (input: I) => Words };
  /** What would take this back, for the toast's Undo. */
  undo?: (input: I) => I;
};

export type Words = { message: MessageDescriptor; values?: Record<string, string> };

export function offlineMutation<I>(mutation: OfflineMutation<I>): OfflineMutation<I> {
  return mutation;
}

/** A mutation with its input behind one type, so that all kinds fit into one list. */
export type KnownMutation = {
  kind: string;
  /** The entry's changes, bound to its parsed input; undefined where the input is not of this version. */
  bind: (entry: OutboxEntry, language: LanguageCode) => BoundMutation | undefined;
};

export type BoundMutation = {
  change: (key: readonly unknown[], data: unknown) => unknown;
  creates: Created[];
  done: Words;
  failed: Words;
};

/** Hides the input type behind the schema that parses it. */
export function known<I>(mutation: OfflineMutation<I>): KnownMutation {
  return {
    kind: mutation.kind,
    bind: (entry, language) => {
      const parsed = v.safeParse(mutation.input, entry.input);
      if (!parsed.success) return undefined;
      const input = parsed.output;
      return {
        change: (key, data) =>
          mutation.patches.reduce(
            (changed, patch) => (startsWith(key, patch.keys) ? patch.change(changed, input) : changed),
            data,
          ),
        creates: mutation.creates?.(input, language) ?? [],
        done: mutation.words.done(input),
        failed: mutation.words.failed(input),
      };
    },
  };
}

/** A patch of one read family, typed by its answer schema; rows that do not parse are left alone. */
export function patch<A, I>(
  keys: CampusKey,
  answer: v.GenericSchema<unknown, A>,
  change: (data: A, input: I) => A,
): Patch<I> {
  return {
    keys,
    change: (data, input) => {
      const parsed = v.safeParse(answer, data);
      if (!parsed.success) return data;
      const changed = change(parsed.output, input);
      return changed === parsed.output ? data : changed;
    },
  };
}
