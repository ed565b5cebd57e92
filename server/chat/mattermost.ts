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
/** The secret goes into a cookie as it is. */
const tokenSchema = v.object({ id: v.string(), token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16,128}$/)) });

type Call = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: object };
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
      const { id: teamId } = await api.ask({ path: `/teams/name/${team}` }, teamSchema);
      const user = (await findUser(api, person)) ?? (await createUser(api, person));
      if (user.delete_at > 0) throw new ChatFault('closed', 'the account is closed');
      const nickname = nicknameOf(person);
      if (user.nickname !== nickname)
        await api.ask({ method: 'PUT', path: `/users/${user.id}/patch`, body: { nickname } }, anything);
      const member = { team_id: teamId, user_id: user.id };
      await api.ask({ method: 'POST', path: `/teams/${encodeURIComponent(teamId)}/members`, body: member }, anything);
      const made = { method: 'POST', path: `/users/${user.id}/tokens`, body: { description: 'Campus' } } as const;
      const { id, token: secret } = await api.ask(made, tokenSchema);
      return { userId: user.id, handle: user.username, token: { id, secret } };
    },
    async revoke(tokenId) {
      const call = { method: 'POST', path: '/users/tokens/revoke', body: { token_id: tokenId } } as const;
      await open().find(call, anything);
    },
  };
}

/** By id where it is known: whoever renames themselves there stays who they are. */
async function findUser(api: Api, { userId, handle }: ChatPerson): Promise<User | undefined> {
  const known = userId === null ? undefined : await api.find({ path: `/users/${userId}` }, userSchema);
  if (known !== undefined) return known;
  const named = await api.find({ path: `/users/username/${encodeURIComponent(handle)}` }, userSchema);
  // Made by an entering that was cut off. Somebody else by that name is not let in as this person.
  if (named !== undefined && named.email !== addressOf(handle))
    throw new ChatFault('unavailable', 'the user name is somebody else’s');
  return named;
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
  return api.ask({ method: 'POST', path: '/users', body }, userSchema);
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
  const call = async ({ method = 'GET', path, body }: Call) => {
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
      throw new ChatFault('unavailable', `${method} ${nameOf(path)}: ${causeOf(cause)}`);
    });
    const data: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, data };
  };
  const parsed = <T>(
    asked: Call,
    { status, data }: { status: number; data: unknown },
    schema: v.GenericSchema<unknown, T>,
  ): T => {
    const read = status >= 200 && status < 300 ? v.safeParse(schema, data) : undefined;
    if (read?.success === true) return read.output;
    throw new ChatFault('unavailable', `${asked.method ?? 'GET'} ${nameOf(asked.path)}: ${status}`);
  };
  return {
    ask: async (asked, schema) => parsed(asked, await call(asked), schema),
    async find(asked, schema) {
      const answer = await call(asked);
      return answer.status === 404 ? undefined : parsed(asked, answer, schema);
    },
  };
}

/** A path without whom it is about. */
function nameOf(path: string): string {
  return path.replace(/^(\/users\/(?:username\/)?|\/teams\/(?:name\/)?)(?!tokens|username|name)[^/]+/, '$1…');
}

function causeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown';
  const cause = fault.cause;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : fault.name;
}
