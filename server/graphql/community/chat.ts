import * as v from 'valibot';
import { CODE_OF_CONDUCT_ACCEPTED } from '#campus/account/gates.ts';
import { isUnverified } from '#campus/doc-check/is-unverified.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { chatCookies } from '#server/chat/chat-cookies.ts';
import { type ChatEntry, ChatFault } from '#server/chat/mattermost.ts';
import { keepChatEntry, setHandleAside } from '#server/commands/community/enter-chat.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { graphqlErrorUntil, unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { EnterChatAnswer } from '#server/graphql/core/schema.gen.ts';
import type { CampusContext } from '#server/http/context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { refused } from '#server/model/command-result.ts';
import type { MattermostSettings } from '#server/model/mattermost-shape.ts';
import { chatOf } from '#server/policies/chat.ts';
import { publicName } from '#server/policies/public-name.ts';
import { chatAccountOf } from '#server/store/chat/chat-accounts.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

/** A user name of Mattermost. */
const handleSchema = v.nullish(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/)), null);

export const chatViewer = {
  hasEnabledMattermost: async (_, __, { person, organisation, parts }) => {
    if (person === undefined || chatOf(organisation) === null) return false;
    const account = await chatAccountOf(parts.store.read, person.id);
    return account !== undefined && account.userId !== null;
  },
} satisfies Fields<'Viewer'>;

export const chatMutations = {
  enterChat: async (_, args, context) => {
    const { person, sessionId, organisation, profile, parts, address } = context;
    if (person === undefined || sessionId === undefined) throw unauthenticated();
    const chat = chatOf(organisation);
    const handle = v.safeParse(handleSchema, args.handle);
    if (chat === null) return no('NOT_FOUND');
    if (!handle.success) return no('INVALID_INPUT');
    // Its rules come first (COMMUNITY-2).
    if ((await profile?.milestones())?.includes(CODE_OF_CONDUCT_ACCEPTED) !== true) return no('NOT_ALLOWED');
    if (isUnverified(organisation, (await profile?.document())?.status ?? 'NO_UPLOAD')) return no('NOT_ALLOWED');
    const seconds = await parts.attemptLimits.take('chat', `${organisation.id} ${person.id}`, address);
    if (seconds !== undefined) throw graphqlErrorUntil('RATE_LIMITED', seconds);
    const entered = await enter(context, chat, person);
    if (entered.is === 'refused') return no(entered.code);
    const kept = { personId: person.id, organisationId: organisation.id, sessionId, entry: entered.entry };
    // Never queued: a key that comes again would be answered without keeping the token that was made for it.
    const outcome = await act({ ...context, idempotencyKey: undefined }, { field: 'enterChat', args }, (trx) =>
      keepChatEntry(trx, { ...kept, now: context.now }),
    );
    parts.chatRevoking.nudge();
    context.notes.cookies.push(...chatCookies(chat, entered.entry));
    return { ...payloadOf(outcome), url: addressIn(chat, handle.output) };
  },
} satisfies Fields<'Mutation'>;

type Entered = { is: 'entered'; entry: ChatEntry } | { is: 'refused'; code: RefusalCode };

/** Asks the chat, in no transaction: it may take its time, and nothing else waits for it (COMMUNITY-13). */
async function enter(context: CampusContext, settings: MattermostSettings, person: PersonRow): Promise<Entered> {
  const { parts } = context;
  const log = requestLog.getStore();
  const chat = parts.chats.of(settings);
  if (chat === undefined) {
    log?.error({ variable: settings.tokenEnv }, 'the environment has no secret for a chat');
    return { is: 'refused', code: 'CHAT_UNAVAILABLE' };
  }
  const { store } = parts;
  const account =
    (await chatAccountOf(store.read, person.id)) ?? (await store.transaction((trx) => setHandleAside(trx, person.id)));
  try {
    const entry = await chat.enter({ ...account, name: await nameOf(context, person) });
    return { is: 'entered', entry };
  } catch (fault) {
    if (!(fault instanceof ChatFault)) throw fault;
    log?.warn({ fault: fault.message }, 'a chat could not be entered');
    return { is: 'refused', code: fault.kind === 'closed' ? 'CHAT_CLOSED' : 'CHAT_UNAVAILABLE' };
  }
}

/** What others call them on the campus too; empty: nothing may be shown. */
async function nameOf({ profile, organisation }: CampusContext, person: PersonRow): Promise<string> {
  const preference = await profile?.preference();
  const named = { firstName: person.first_name, lastName: person.last_name, nickname: person.nickname };
  return publicName({ ...named, showsFirstName: preference?.showFirstName === true }, organisation.features) ?? '';
}

function addressIn({ url, team }: MattermostSettings, handle: string | null): string {
  return handle === null ? `${url}/${team}` : `${url}/${team}/messages/@${handle}`;
}

function no(code: RefusalCode): EnterChatAnswer {
  return { ...payloadOf(refused(code)), url: null };
}
