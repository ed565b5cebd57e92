import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import type { NewEntry } from '#offline/outbox/entry.ts';
import type { Variables } from '#wire/graphql.ts';
import type { CampusKey, Read } from './campus-query.ts';

/** A pure, idempotent change of answers: returns the very same value where there is nothing to change. */
export type Patch<I> = { keys: CampusKey | ((input: I) => CampusKey); change: (data: unknown, input: I) => unknown };

/** A read that a creating mutation answers by itself until the server's truth contains it. */
export type Created<A = unknown> = { read: Read<A>; truth: A };

/**
 * One write as a value. Online and offline go the same way: there is no other way to write what is queued.
 * `messages` get the input: `what` names it in the sync sheet (verb and object), the others are what the toast says.
 */
export type OfflineMutation<I> = {
  /** On learners' disks: never renamed, only retired. */
  kind: string;
  version: number;
  input: v.GenericSchema<unknown, I>;
  request: (input: I) => { document: string; variables: Variables };
  subject: (input: I) => string;
  /** A step of its own: a newer entry of the same subject follows it, and does not take its place while it waits. */
  keepsEach?: (input: I) => boolean;
  /**
   * Where it takes the place of the creation of its thing, which still waits: the creation as it is sent then; `instead`
   * undefined: the campus never hears of the thing. Both have one subject.
   */
  overCreation?: OverCreation<I>;
  /** Happens beside what the learner does: nobody is notified that it is done, only that it was refused. */
  isSilent?: true;
  /** Subjects whose creating entry must be in effect first. */
  dependsOn?: (input: I) => string[];
  /** Subjects that touch the same thing: what was done about them before goes out before; refused, it holds nobody up. */
  after?: (input: I) => string[];
  patches: Patch<I>[];
  /** Reads that this makes answerable here; their keys end with the language in use. */
  creates?: (input: I, language: LanguageCode) => Created[];
  messages: {
    /** Verb and object, as the sync sheet lists it: “Bookmark ‘Greetings’”. */
    what: (input: I) => ChangeMessage;
    done: (input: I) => ChangeMessage;
    failed: (input: I) => ChangeMessage;
  };
  /** A path of the app where it can be seen, for the toast's Show (LIST-8). */
  shows?: (input: I) => string | undefined;
  /** What would take this back, for the toast's Undo. */
  undo?: (input: I) => I;
};

export type OverCreation<I> = {
  kind: string;
  instead: (input: I) => Pick<NewEntry, 'kind' | 'version' | 'input' | 'document' | 'variables'> | undefined;
};

/** What goes over a creation that waits: the same creation with another input. */
export function createdAs<I, C>(creation: OfflineMutation<C>, inputOf: (input: I) => C): OverCreation<I> {
  const { kind, version, request } = creation;
  return {
    kind,
    instead: (changed) => {
      const input = inputOf(changed);
      return { kind, version, input, ...request(input) };
    },
  };
}

/** What takes a creation that waits back: neither is sent. */
export function notCreated<C>({ kind }: OfflineMutation<C>): OverCreation<unknown> {
  return { kind, instead: () => undefined };
}

export type ChangeMessage = { message: MessageDescriptor; values?: Record<string, string> };

export function offlineMutation<I>(mutation: OfflineMutation<I>): OfflineMutation<I> {
  return mutation;
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
