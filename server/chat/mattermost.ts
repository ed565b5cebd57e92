import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CHAT_NAME_MAX } from '#campus/own-limits.ts';
import type { MattermostSettings } from '#server/model/mattermost-shape.ts';

/** Why the chat did not do what was asked; nothing of what was sent or answered is in it. */
export class ChatFault extends Error {
  override name = 'ChatFault';
  /** `closed`: the person's account there is; `unavailable`: anything else. */
  readonly kind: 'unavailable' | 'closed';

  constructor(kind: ChatFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Somebody as the chat is to know them. */
export interface ChatPerson {
  readonly handle: string;
  /** Their id there; null: it is not known, since they have not been there. */
  readonly userId: string | null;
  /** What others call them; empty: nothing may be shown. */
  readonly name: string;
}

/** What lets a person in: the secret is for their browser alone. */
export interface ChatEntry {
  readonly userId: string;
  readonly handle: string;
  readonly token: { readonly id: string; readonly secret: string };
}

/** A Mattermost server, by its API of version 4, as its administrator. Each call throws a `ChatFault` and nothing else. */
export interface Mattermost {
  /** Finds or makes the person's account, in the team, and gets a token for it. */
  enter(person: ChatPerson): Promise<ChatEntry>;
  /** Ends a token and the sessions with it; one that is gone is ended already. */
  revoke(tokenId: string): Promise<void>;
}

const userSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  username: v.pipe(v.string(), v.regex(/^[a-z0-9._-]{1,64}$/)),
  email: v.string(),
  nickname: v.optional(v.string(), ''),
  /** Milliseconds since 1970; 0: it is open. */
  delete_at: v.optional(v.number(), 0),
});
type User = v.InferOutput<typeof userSchema>;

const teamSchema = v.object({ id: v.string() });
const anything = v.unknown();
/** Mattermost's own 404, and not that of something in front of it. */
const absentSchema = v.object({ id: v.string(), status_code: v.literal(404) });
/** The secret goes into a cookie as it is. */
const tokenSchema = v.object({ id: v.string(), token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16,128}$/)) });

/** `step`: what the log calls it; the path itself says whom it is about. */
type Call = { step: string; method?: 'GET' | 'POST' | 'PUT'; path: string; body?: object };
type Api = {
  /** Undefined: the chat says that there is no such thing. */
  find<T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T | undefined>;
  ask<T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T>;
};

/** `token`: of an administrator; `wait`: ms for all that one call of this asks. */
export function createMattermost({ url, team }: MattermostSettings, token: string, wait: number): Mattermost {
  const open = () => createApi(url, token, AbortSignal.timeout(wait));
  return {
    async enter(person) {
      const api = open();
      const { id: teamId } = await api.ask({ step: 'find the team', path: `/teams/name/${team}` }, teamSchema);
      const user = (await findUser(api, person)) ?? (await createUser(api, person));
      if (user.delete_at > 0) throw new ChatFault('closed', 'the account is closed');
      await setNickname(api, user, nicknameOf(person));
      await joinTeam(api, user, teamId);
      return { userId: user.id, handle: user.username, token: await createToken(api, user) };
    },
    async revoke(tokenId) {
      const call = { step: 'revoke a token', method: 'POST', path: '/users/tokens/revoke' } as const;
      await open().find({ ...call, body: { token_id: tokenId } }, anything);
    },
  };
}

/** By id where it is known: whoever renames themselves there stays who they are. */
async function findUser(api: Api, { userId, handle }: ChatPerson): Promise<User | undefined> {
  const step = 'find a user';
  const known = userId === null ? undefined : await api.find({ step, path: `/users/${userId}` }, userSchema);
  if (known !== undefined) return known;
  const named = await api.find({ step, path: `/users/username/${encodeURIComponent(handle)}` }, userSchema);
  // Made by an entering that was cut off. Somebody else by that name is not let in as this person.
  if (named !== undefined && named.email !== addressOf(handle))
    throw new ChatFault('unavailable', 'the user name is somebody else’s');
  return named;
}

/** The name as it is now: people change it, and what of it others may see. */
async function setNickname(api: Api, { id, nickname: before }: User, nickname: string): Promise<void> {
  if (before === nickname) return;
  const call = { step: 'set a nickname', method: 'PUT', path: `/users/${id}/patch` } as const;
  await api.ask({ ...call, body: { nickname } }, anything);
}

/** Whoever is in it already stays so. */
async function joinTeam(api: Api, { id: userId }: User, teamId: string): Promise<void> {
  const call = { step: 'join the team', method: 'POST', path: `/teams/${encodeURIComponent(teamId)}/members` } as const;
  await api.ask({ ...call, body: { team_id: teamId, user_id: userId } }, anything);
}

async function createToken(api: Api, { id: userId }: User): Promise<ChatEntry['token']> {
  const call = { step: 'create a token', method: 'POST', path: `/users/${userId}/tokens` } as const;
  const { id, token: secret } = await api.ask({ ...call, body: { description: 'Campus' } }, tokenSchema);
  return { id, secret };
}

/** With nothing of the person but the name that others see anyway (COMMUNITY-11); nobody ever logs in by the password. */
function createUser(api: Api, person: ChatPerson): Promise<User> {
  const { handle } = person;
  const body = {
    username: handle,
    email: addressOf(handle),
    nickname: nicknameOf(person),
    password: `Aa1!${randomBytes(24).toString('base64url')}`,
  };
  return api.ask({ step: 'create a user', method: 'POST', path: '/users', body }, userSchema);
}

/** The chat wants an address of everybody. RFC 2606: nobody ever has this one, so no mail goes anywhere. */
function addressOf(handle: string): string {
  return `${handle}@chat.invalid`;
}

function nicknameOf({ name }: ChatPerson): string {
  return [...name].slice(0, CHAT_NAME_MAX).join('');
}

/** `signal`: all of its calls share the time that there is. */
function createApi(url: string, token: string, signal: AbortSignal): Api {
  const call = async ({ step, method = 'GET', path, body }: Call) => {
    // Somebody who leads elsewhere does not get the administrator's token.
    const answer = await fetch(`${url}/api/v4${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ChatFault('unavailable', `${step}: ${causeOf(cause)}`);
    });
    const data: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, data };
  };
  const parsed = <T>(
    { step }: Call,
    { status, data }: { status: number; data: unknown },
    schema: v.GenericSchema<unknown, T>,
  ): T => {
    const read = status >= 200 && status < 300 ? v.safeParse(schema, data) : undefined;
    if (read?.success === true) return read.output;
    throw new ChatFault('unavailable', `${step}: ${status}`);
  };
  return {
    ask: async (asked, schema) => parsed(asked, await call(asked), schema),
    async find(asked, schema) {
      const answer = await call(asked);
      return v.is(absentSchema, answer.data) ? undefined : parsed(asked, answer, schema);
    },
  };
}

function causeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown';
  const cause = fault.cause;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : fault.name;
}
