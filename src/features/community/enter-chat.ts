import * as v from 'valibot';
import { ask } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutationAnswer } from '#wire/mutate.ts';

const ENTER_CHAT = `mutation EnterChat($handle: String) {
  enterChat(handle: $handle) { success errors { message } url }
}`;

/** The address may be followed, and is no script. */
export const enterChatAnswer = v.object({
  ...mutationAnswer.entries,
  url: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//))),
});

/**
 * Lets this browser into the organisation's chat (COMMUNITY-10) and answers where it goes on, at the chat of a user name
 * where one is given. Throws a `CampusError`, `refused` with the campus's code where it says no.
 */
export async function enterChat(wire: Wire, handle?: string): Promise<string> {
  const call = { field: 'enterChat', document: ENTER_CHAT, variables: handle === undefined ? {} : { handle } };
  const { errors, url } = await ask(wire, call, enterChatAnswer);
  if (url === null) throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? 'INVALID_INPUT' });
  return url;
}
