import type { Message } from './queries.ts';

/** When the newest of what others wrote was written, ISO; '' where nobody else did. */
export function newestOf(messages: readonly Message[]): string {
  const times = messages.flatMap((message) => [message, ...message.comments].filter(isOfOthers));
  return times.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
}

/**
 * What is shown while somebody reads, and what others wrote after `until`, which waits for a tap (BOARD-9). One's own is
 * shown at once, from whatever device.
 */
export function heldBack(messages: readonly Message[], until: string): { shown: Message[]; news: string[] } {
  const isNew = (each: { isEditable: boolean; createdAt: string }): boolean =>
    isOfOthers(each) && each.createdAt > until;
  const shown: Message[] = [];
  const news: string[] = [];
  for (const message of messages) {
    if (isNew(message)) {
      news.push(message.id);
      continue;
    }
    const added = message.comments.filter(isNew);
    news.push(...added.map(({ id }) => id));
    shown.push(added.length === 0 ? message : withoutNews(message, added.length, isNew));
  }
  return { shown, news };
}

function withoutNews(message: Message, count: number, isNew: (each: Message['comments'][number]) => boolean): Message {
  const comments = message.comments.filter((comment) => !isNew(comment));
  return { ...message, comments, commentsCount: message.commentsCount - count };
}

function isOfOthers({ isEditable }: { isEditable: boolean }): boolean {
  return !isEditable;
}
