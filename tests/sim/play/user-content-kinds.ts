import { v7 as uuid } from 'uuid';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { createUserContent } from '#features/user-content/create-user-content.ts';
import { deleteUserContent } from '#features/user-content/delete-user-content.ts';
import { updateUserContent } from '#features/user-content/update-user-content.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { at } from './comment-kinds.ts';
import type { Model, Sight, Tap } from './kinds.ts';
import { PROJECT } from './user-content-state.ts';

export const USER_CONTENT_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'ugc.create': makeTap,
  'ugc.update': changeTap,
  'ugc.delete': deleteTap,
};

const MADE_MOST = 6;

const madeShown = (id: string): Tap['shown'] => {
  return ({ made }) => made.find(([each]) => each === id)?.[1] ?? 'none';
};

/** Creates an item once. A repeat after its deletion is refused. */
function make({ made: { contents, gone } }: Model, id: string, denomination: string): RefusalCode | undefined {
  if (gone.has(id)) return 'NOT_FOUND';
  if (contents.has(id)) return contents.get(id) === denomination ? undefined : 'CHANGED_MEANWHILE';
  contents.set(id, denomination);
  return undefined;
}

const written = (id: string, denomination: string, now: number) => ({
  id,
  courseId: PROJECT,
  project: 'A page for my street',
  denomination,
  text: `**${denomination}**`,
  filmUrl: null,
  isPublic: false,
  createdAt: at(now),
});

function makeTap(random: Random, { organisation, made, now }: Sight): Tap | undefined {
  if (organisation !== '1' || made.length >= MADE_MOST) return undefined;
  const input = written(uuid(), `Made ${random.below(1000)}`, now);
  return {
    kind: createUserContent.kind,
    subject: createUserContent.subject(input),
    parents: [],
    words: `make ${input.id.slice(-4)}`,
    value: input.denomination,
    shown: madeShown(input.id),
    merge: (model) => make(model, input.id, input.denomination),
    by: (send) => send(createUserContent, input),
  };
}

/** Where the campus has never heard of it, this is what it hears first: it was changed before it was sent. */
function changeTap(random: Random, { organisation, made, now }: Sight): Tap | undefined {
  const id = random.any(made);
  if (organisation !== '1' || id === undefined) return undefined;
  const input = { ...written(id, `Changed ${random.below(1000)}`, now), changedAt: at(now) };
  return {
    kind: updateUserContent.kind,
    subject: updateUserContent.subject(input),
    parents: [],
    words: `change made ${id.slice(-4)}`,
    value: input.denomination,
    // Deleted elsewhere, it is not shown any more, whatever waits.
    shown: ({ made: state }) => state.find(([each]) => each === id)?.[1],
    merge: (model) => {
      const { contents, gone } = model.made;
      if (!contents.has(id) && !gone.has(id)) return make(model, id, input.denomination);
      if (!contents.has(id)) return 'NOT_FOUND';
      contents.set(id, input.denomination);
      return undefined;
    },
    by: (send) => send(updateUserContent, input),
  };
}

function deleteTap(random: Random, { organisation, made }: Sight): Tap | undefined {
  const id = random.any(made);
  if (organisation !== '1' || id === undefined) return undefined;
  const input = { id, denomination: 'Made' };
  return {
    kind: deleteUserContent.kind,
    subject: deleteUserContent.subject(input),
    parents: [],
    words: `delete made ${id.slice(-4)}`,
    value: 'none',
    takesBack: true,
    shown: madeShown(id),
    merge: ({ made: { contents, gone } }) => {
      if (gone.has(id)) return undefined;
      if (!contents.delete(id)) return 'NOT_FOUND';
      gone.add(id);
      return undefined;
    },
    by: (send) => send(deleteUserContent, input),
  };
}
