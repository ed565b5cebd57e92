import { v7 as uuid } from 'uuid';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { createMessage } from '#features/boards/create-message.ts';
import { deleteMessage } from '#features/boards/delete-message.ts';
import { reportMessage } from '#features/boards/report-message.ts';
import { setBoardMuted } from '#features/boards/set-board-muted.ts';
import { updateMessage } from '#features/boards/update-message.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { at, COMMENT_KINDS, isOutside, of } from './comment-kinds.ts';
import type { Model, Sight, Tap } from './kinds.ts';
import { FOREIGN_MESSAGE } from './written-state.ts';

export const BOARD_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'message.create': messageTap,
  'message.update': changeMessageTap,
  'message.delete': deleteMessageTap,
  ...COMMENT_KINDS,
  'message.report': reportTap,
  'board.muted': mutedTap,
};

/** One's own messages: with those of the other person they still fit on the newest page (BOARD-4). */
const MESSAGES_MOST = 8;

const messageShown = (id: string): Tap['shown'] => {
  return ({ written }) =>
    written === null ? undefined : (written.messages.find(([each]) => each === id)?.[1] ?? 'none');
};
/** Creates a message once. A repeat after its deletion is refused. */
function make(model: Model, id: string, content: string): RefusalCode | undefined {
  const { messages, gone, refused } = model.written;
  if (isOutside(model)) {
    refused.add(id);
    return 'NOT_FOUND';
  }
  refused.delete(id);
  if (gone.has(id)) return 'NOT_FOUND';
  if (messages.has(id)) return messages.get(id) === content ? undefined : 'CHANGED_MEANWHILE';
  messages.set(id, content);
  return undefined;
}

function messageTap(random: Random, { organisation, messages, now }: Sight): Tap | undefined {
  if (organisation !== '1' || messages.length >= MESSAGES_MOST) return undefined;
  const input = { ...of, id: uuid(), content: `Message ${random.below(1000)}`, createdAt: at(now) };
  return {
    kind: createMessage.kind,
    subject: createMessage.subject(input),
    parents: [],
    words: `message ${input.id.slice(-4)}`,
    value: input.content,
    shown: messageShown(input.id),
    merge: (model) => make(model, input.id, input.content),
    by: (send) => send(createMessage, input),
  };
}

/** Where the campus has never heard of it, this is what it hears first: it was changed before it was sent. */
function changeMessageTap(random: Random, { organisation, messages, now }: Sight): Tap | undefined {
  const id = random.any(messages);
  if (organisation !== '1' || id === undefined) return undefined;
  const input = { ...of, id, content: `Changed ${random.below(1000)}`, createdAt: at(now), changedAt: at(now) };
  return {
    kind: updateMessage.kind,
    subject: updateMessage.subject(input),
    parents: [],
    words: `change message ${id.slice(-4)}`,
    value: input.content,
    // Deleted elsewhere, it is not shown any more, whatever waits.
    shown: ({ written }) => written?.messages.find(([each]) => each === id)?.[1],
    merge: (model) => {
      const { messages: known, gone, refused } = model.written;
      if (!known.has(id) && !gone.has(id) && !refused.has(id)) return make(model, id, input.content);
      if (isOutside(model) || !known.has(id)) return 'NOT_FOUND';
      known.set(id, input.content);
      return undefined;
    },
    by: (send) => send(updateMessage, input),
  };
}

function deleteMessageTap(random: Random, { organisation, messages }: Sight): Tap | undefined {
  const id = random.any(messages);
  if (organisation !== '1' || id === undefined) return undefined;
  const input = { ...of, id };
  return {
    kind: deleteMessage.kind,
    subject: deleteMessage.subject(input),
    parents: [],
    words: `delete message ${id.slice(-4)}`,
    value: 'none',
    takesBack: true,
    shown: messageShown(id),
    merge: (model) => {
      const { messages: known, comments, gone } = model.written;
      if (isOutside(model)) return 'NOT_FOUND';
      if (gone.has(id)) return undefined;
      if (!known.delete(id)) return 'NOT_FOUND';
      gone.add(id);
      for (const [each, { messageId }] of comments) {
        if (messageId !== id) continue;
        comments.delete(each);
        gone.add(each);
      }
      return undefined;
    },
    by: (send) => send(deleteMessage, input),
  };
}

function reportTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const reason = random.chance(0.5) ? 'It is advertising.' : '';
  const input = { ...of, what: 'message', id: FOREIGN_MESSAGE, reason } as const;
  return {
    kind: reportMessage.kind,
    subject: reportMessage.subject(input),
    parents: [],
    words: 'report a message',
    value: undefined,
    shown: () => undefined,
    merge: (model) => {
      if (isOutside(model)) return 'NOT_FOUND';
      model.written.reported = true;
      return undefined;
    },
    by: (send) => send(reportMessage, input),
  };
}

function mutedTap(random: Random, { organisation }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const input = { ...of, muted: random.chance(0.6) };
  return {
    kind: setBoardMuted.kind,
    subject: setBoardMuted.subject(input),
    parents: [],
    words: `mute ${input.muted}`,
    value: String(input.muted),
    shown: ({ written }) => (written === null ? undefined : String(written.isMuted)),
    merge: (model) => {
      if (isOutside(model)) return 'NOT_FOUND';
      model.written.isMuted = input.muted;
      return undefined;
    },
    by: (send) => send(setBoardMuted, input),
  };
}
