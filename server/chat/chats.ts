import { CHAT_WAIT } from '#campus/own-limits.ts';
import type { MattermostSettings } from '#server/model/mattermost-shape.ts';
import { createMattermost, type Mattermost } from './mattermost.ts';

/** The chats of the organisations. */
export interface Chats {
  /** Undefined: the environment has no secret for it. */
  of(settings: MattermostSettings): Mattermost | undefined;
}

/** `secretOf`: the value of an environment variable whose name an organisation's file gives. `wait`: for one entering, ms. */
export function createChats(secretOf: (name: string) => string | undefined, wait: number = CHAT_WAIT): Chats {
  return {
    of(settings) {
      const token = secretOf(settings.tokenEnv);
      return token === undefined ? undefined : createMattermost(settings, token, wait);
    },
  };
}
