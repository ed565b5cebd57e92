import {
  CHAT_REVOKE_LEASE,
  CHAT_REVOKE_LOOK,
  CHAT_REVOKE_RETRY,
  CHAT_REVOKE_RETRY_MOST,
  CHAT_REVOKED_AT_ONCE,
} from '#campus/own-limits.ts';
import { keepWorking, type Work } from '#server/runtime/keep-working.ts';
import { type ChatToken, dropChatToken, putOffChatToken, takeChatTokens } from '#server/store/chat/chat-tokens.ts';
import type { Campuses } from '#server/store/content/campuses.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { Chats } from './chats.ts';

export interface RevokingParts {
  readonly store: Store;
  readonly campuses: Campuses;
  readonly chats: Chats;
  readonly clock: () => Date;
  /** A token that could not be revoked yet. */
  readonly onLate: (fault: unknown) => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Revokes at the chat what sessions that are over had there, and what was replaced (COMMUNITY-10), again later where the
 * chat did not do it. A logout never waits for this; several processes share the work.
 */
export function keepRevoking(parts: RevokingParts): Work {
  const work = async (ending: AbortSignal): Promise<void> => {
    while (!ending.aborted) {
      const due = await takeChatTokens(parts.store, {
        now: parts.clock(),
        most: CHAT_REVOKED_AT_ONCE,
        lease: CHAT_REVOKE_LEASE,
      });
      if (due.found === 0) return;
      await Promise.all(due.taken.map((token) => revoke(parts, token)));
    }
  };
  return keepWorking(work, { every: CHAT_REVOKE_LOOK, onFault: parts.onFault });
}

async function revoke({ store, campuses, chats, clock, onLate }: RevokingParts, token: ChatToken): Promise<void> {
  try {
    const campus = (await campuses.all()).find(({ id }) => id === token.organisationId);
    const settings = campus?.catalogue.organisation.mattermost ?? null;
    const chat = settings === null ? undefined : chats.of(settings);
    if (chat === undefined) throw new Error('The organisation has no chat any more.');
    await chat.revoke(token.id);
    await dropChatToken(store, token);
  } catch (fault) {
    onLate(fault);
    const wait = Math.min(CHAT_REVOKE_RETRY * 2 ** token.attempts, CHAT_REVOKE_RETRY_MOST);
    await putOffChatToken(store, token, new Date(clock().getTime() + wait));
  }
}
