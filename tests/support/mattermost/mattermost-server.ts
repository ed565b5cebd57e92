import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

export const TEAM = 'lantern';
export const TOKEN_ENV = 'MATTERMOST_TEST_TOKEN';

export interface MattermostUser {
  readonly id: string;
  username: string;
  email: string;
  nickname: string;
  delete_at: number;
  readonly teams: Set<string>;
}

/**
 * `works`; `broken`: answers 500; `slow`: takes the request and says nothing; `odd`: a page where JSON is agreed on;
 * `elsewhere`: leads to another host; `gone`: something in front of it knows no such address.
 */
export type Mood = 'works' | 'broken' | 'slow' | 'odd' | 'elsewhere' | 'gone';

/** A server on loopback that speaks Mattermost's API of version 4, as far as its reference describes what the campus asks. */
export interface MattermostServer {
  readonly url: string;
  /** Of its administrator. */
  readonly token: string;
  /** By user name. */
  readonly users: ReadonlyMap<string, MattermostUser>;
  /** `METHOD path` of each call, in order. */
  readonly asked: readonly string[];
  /** Ids of the users whose tokens are good, one for each token. */
  readonly tokensOf: () => readonly string[];
  /** Every body that came, as text. */
  readonly bodies: readonly string[];
  be(mood: Mood): void;
  /** What the `organisation.yaml` of a campus says of it. */
  readonly settings: { url: string; team: string; tokenEnv: string; cookieDomain: null };
  close(): Promise<void>;
}

const body = v.record(v.string(), v.unknown());
const newUser = v.object({
  username: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{2,21}$/)),
  email: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(72)),
  nickname: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
});
const TEAM_ID = 'team0000000000000000000000';

function anId(): string {
  return randomBytes(13).toString('hex');
}

export async function aMattermost(): Promise<MattermostServer> {
  const admin = anId();
  const users = new Map<string, MattermostUser>();
  const tokens = new Map<string, { token: string; userId: string }>();
  const asked: string[] = [];
  const bodies: string[] = [];
  let mood: Mood = 'works';

  const byId = (id: string) => [...users.values()].find((user) => user.id === id);
  const shown = ({ teams: _, ...user }: MattermostUser) => user;

  /** By the routes of the reference; undefined: there is no such route. */
  const answer = (method: string, path: string, given: Record<string, unknown>): [status: number, data: object] => {
    const [, first, second, third] = path.split('/');
    const error = (status: number, id: string): [number, object] => [status, { id, message: id, status_code: status }];
    const route = `${method} ${path}`;
    if (route === `GET /teams/name/${TEAM}`) return [200, { id: TEAM_ID, name: TEAM }];
    if (route.startsWith('GET /teams/name/')) return error(404, 'store.sql_team.get_by_name.missing.app_error');
    if (route === 'POST /users') return create(given, error);
    if (route.startsWith('GET /users/username/')) {
      const user = users.get(third ?? '');
      return user === undefined ? error(404, 'app.user.missing_account.const') : [200, shown(user)];
    }
    if (route === 'POST /users/tokens/revoke') {
      const id = String(given.token_id);
      return tokens.delete(id) ? [200, { status: 'OK' }] : error(404, 'app.user_access_token.get_by_user.app_error');
    }
    if (route === `POST /teams/${TEAM_ID}/members`) {
      const user = byId(String(given.user_id));
      if (user === undefined || given.team_id !== TEAM_ID)
        return error(400, 'api.context.invalid_body_param.app_error');
      user.teams.add(TEAM);
      return [201, { team_id: TEAM_ID, user_id: user.id, roles: 'team_user' }];
    }
    const user = first === 'users' ? byId(second ?? '') : undefined;
    if (user === undefined) return error(404, 'app.user.missing_account.const');
    if (method === 'GET' && third === undefined) return [200, shown(user)];
    if (method === 'PUT' && third === 'patch') {
      if (typeof given.nickname === 'string') user.nickname = given.nickname;
      return [200, shown(user)];
    }
    if (method === 'POST' && third === 'tokens') {
      if (given.description === undefined) return error(400, 'api.context.invalid_body_param.app_error');
      const made = { id: anId(), token: anId(), user_id: user.id, description: given.description, is_active: true };
      tokens.set(made.id, { token: made.token, userId: user.id });
      return [201, made];
    }
    return error(404, 'api.context.404.app_error');
  };
  const create = (given: object, error: (status: number, id: string) => [number, object]): [number, object] => {
    const parsed = v.safeParse(newUser, given);
    if (!parsed.success) return error(400, 'model.user.is_valid.app_error');
    const { username, email, nickname } = parsed.output;
    if (users.has(username)) return error(400, 'app.user.save.username_exists.app_error');
    const user = { id: anId(), username, email, nickname, delete_at: 0, teams: new Set<string>() };
    users.set(username, user);
    return [201, shown(user)];
  };

  /** The chat's own page: whom it is shown to, by the cookie that the campus has set. */
  const page = (request: IncomingMessage, response: ServerResponse): void => {
    const token = /(?:^|; )MMAUTHTOKEN=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const userId = [...tokens.values()].find((one) => one.token === token)?.userId;
    const user = userId === undefined ? undefined : byId(userId);
    const says =
      user === undefined ? 'Log in to Mattermost' : `Mattermost of ${user.username}, called ${user.nickname}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Mattermost</title><h1>${says}</h1>`);
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://mattermost').pathname;
    if (!path.startsWith('/api/v4/')) return page(request, response);
    const method = request.method ?? 'GET';
    const route = path.slice('/api/v4'.length);
    asked.push(`${method} ${route}`);
    if (mood === 'slow') return undefined;
    if (mood === 'broken') return void response.writeHead(500).end('{}');
    if (mood === 'odd') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
    if (mood === 'elsewhere') return void response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
    if (mood === 'gone') return void response.writeHead(404).end('404 page not found');
    const json = (status: number, data: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    if (request.headers.authorization !== `Bearer ${admin}`)
      return json(401, { id: 'api.context.session_expired.app_error', status_code: 401 });
    let text = '';
    for await (const part of request) text += part;
    if (text !== '') bodies.push(text);
    const given = text === '' ? {} : v.parse(body, JSON.parse(text));
    return json(...answer(method, route, given));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The chat has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    token: admin,
    users,
    asked,
    bodies,
    tokensOf: () => [...tokens.values()].map(({ userId }) => userId),
    be: (next) => {
      mood = next;
    },
    settings: { url, team: TEAM, tokenEnv: TOKEN_ENV, cookieDomain: null },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
