import type { LanguageCode } from '#campus/languages.ts';
import { pushBrowser } from '#device/push/push.ts';
import { keepPushMessages } from '#device/push/push-messages.ts';
import { pushPreference } from '#device/push/push-preference.ts';
import type { Wire } from '#wire/graphql.ts';
import { keepPushTrue } from './keep-push.ts';
import { pushMessagesIn } from './push-messages.ts';
import { pushSwitch } from './push-switch.ts';

type Start = { wire: Wire; viewerId: string; language: LanguageCode; campus: string };

/**
 * At each start of a signed-in person: the words that the worker may need, and whether the switch still says what is so.
 * Answers whether pushes have stopped. Rejects where the campus cannot be asked.
 */
export async function startPush({ wire, viewerId, language, campus }: Start): Promise<boolean> {
  await keepPushMessages(pushMessagesIn(language, campus));
  const became = await keepPushTrue({ wire, browser: pushBrowser, preference: pushPreference, viewerId });
  if (became === 'stopped') pushSwitch.look();
  return became === 'stopped';
}
