import { CHAT_COOKIE_DAYS } from '#campus/limits.ts';
import type { MattermostSettings } from '#server/model/mattermost-shape.ts';
import type { ChatEntry } from './mattermost.ts';

/** By these Mattermost's own page knows whom it is shown to; scripts read the id, never the token (COMMUNITY-10). */
export function chatCookies(settings: MattermostSettings, { userId, token }: ChatEntry): readonly string[] {
  return cookies(settings, { token: token.secret, userId, seconds: CHAT_COOKIE_DAYS * 24 * 60 * 60 });
}

/** Takes both away from a browser, whoever's they were. */
export function clearedChatCookies(settings: MattermostSettings): readonly string[] {
  return cookies(settings, { token: '', userId: '', seconds: 0 });
}

function cookies(
  { cookieDomain }: MattermostSettings,
  { token, userId, seconds }: { token: string; userId: string; seconds: number },
): readonly string[] {
  const domain = cookieDomain === null ? '' : `; Domain=${cookieDomain}`;
  // Browsers take `Secure` from one's own machine without TLS too; from elsewhere it would be read on the way.
  const rest = `Path=/; Max-Age=${seconds}${domain}; Secure; SameSite=Lax`;
  return [`MMAUTHTOKEN=${token}; ${rest}; HttpOnly`, `MMUSERID=${userId}; ${rest}`];
}
