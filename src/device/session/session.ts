import * as v from 'valibot';
import { addressIn } from '#campus/text/address-in.ts';
import { localStore, sessionStore } from '#device/storage/page-storage.ts';
import { KEPT_AT_LOGOUT, STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { CampusError } from '#wire/campus-failure.ts';
import { claimsOf, type SessionStore, type Tokens } from '#wire/session-store.ts';

/** What the page knows of its session at the first line: local storage decides whether there is one (SESSION-7). */
export type PageSession = Tokens & { viewerId: string };

export function readPageSession(): PageSession | undefined {
  const jwt = localStore.get(STORAGE_KEYS.jwt);
  const refreshToken = localStore.get(STORAGE_KEYS.refreshToken);
  const claims = jwt === undefined ? undefined : claimsOf(jwt);
  if (jwt === undefined || refreshToken === undefined || claims === undefined) return undefined;
  return { jwt, refreshToken, viewerId: claims.sub };
}

export function writePageSession(tokens: Tokens): void {
  localStore.remove(STORAGE_KEYS.sessionTerminated);
  localStore.set(STORAGE_KEYS.jwt, tokens.jwt);
  localStore.set(STORAGE_KEYS.refreshToken, tokens.refreshToken);
}

/** `asked`: by the learner. `refused`: by the server, which has ended the session itself. */
export type SessionEnd = 'asked' | 'refused';

/**
 * Everything that the page stores of a person (SESSION-15: all cleared at logout), whoever stored it: only what is named as
 * the device's own stays, and after a session that the campus ended where the same person's next login leads back to.
 */
export function clearPageSession(because: SessionEnd): void {
  // First: the other tabs hear of what goes, and then ask why.
  if (because === 'refused') localStore.set(STORAGE_KEYS.sessionTerminated, 'true');
  localStore.clear({ keep: KEPT_AT_LOGOUT });
  sessionStore.clear({ keep: because === 'refused' ? [STORAGE_KEYS.pathOnLogout] : [] });
}

/** Why nobody is signed in on this device any more. */
export function readSessionEnd(): SessionEnd {
  return localStore.get(STORAGE_KEYS.sessionTerminated) === undefined ? 'asked' : 'refused';
}

/** The session of this page's person. */
export type PageSessionStore = SessionStore & {
  /** A login: from now on this page is that person's. */
  begin: (tokens: Tokens) => Promise<void>;
};

/** Both never reject: without storage the page goes on with its own tokens. */
type RowParts = {
  /** Writes the row that the worker reads, as long as `isCurrent` holds when it comes to it. */
  mirror: (tokens: Tokens, isCurrent: () => boolean) => Promise<void>;
  /** The row, where these tokens are so old that the worker may have renewed them. */
  renewed?: (tokens: Tokens) => Promise<Tokens | undefined>;
};

/**
 * The page's session store: local storage, and the row that the worker reads. It is of one person: after another one's login
 * elsewhere nothing of this page is sent or renewed as them, and a late answer after a logout does not bring the session back.
 */
export function pageSessionStore({ mirror, renewed }: RowParts): PageSessionStore {
  let mine = readPageSession()?.viewerId;
  const isMine = (): boolean => mine !== undefined && readPageSession()?.viewerId === mine;
  return {
    read: async () => {
      if (mine === undefined) return undefined;
      const page = readPageSession();
      // A tab that slept sends no token whose successor the worker has shown: that would end the session for all.
      const row = page === undefined ? undefined : await renewed?.(page);
      if (row !== undefined) adoptTokens(row);
      if (!isMine()) throw new CampusError({ kind: 'signed-out' });
      return readPageSession();
    },
    write: async (tokens) => {
      if (!isMine() || claimsOf(tokens.jwt)?.sub !== mine) return;
      // The row first: a page that dies in between finds it at its next start, while the worker reads nothing else.
      await mirror(tokens, isMine);
      adoptTokens(tokens);
    },
    begin: async (tokens) => {
      mine = claimsOf(tokens.jwt)?.sub;
      // Here first: whoever finds nobody signed in clears the row.
      writePageSession(tokens);
      await mirror(tokens, () => true);
    },
  };
}

/** Takes over a token that the worker or another tab has renewed: the later `iat` wins. */
export function adoptTokens(row: Tokens): void {
  const mine = readPageSession();
  const theirs = claimsOf(row.jwt);
  if (mine === undefined || theirs === undefined || theirs.sub !== mine.viewerId) return;
  if (theirs.iat > (claimsOf(mine.jwt)?.iat ?? 0)) writePageSession(row);
}

/** The path to come back to after a login; only paths of this app, never an address of somebody else. */
export function rememberPath(path: string): void {
  if (isOwnPath(path)) sessionStore.set(STORAGE_KEYS.pathOnLogout, path);
}

export function takeRememberedPath(): string | undefined {
  return takePath(STORAGE_KEYS.pathOnLogout);
}

/** Somebody signs up: once they have confirmed their e-mail in this tab, they go on to where they wanted to go (AUTH-8). */
export function keepPathForSignup(): void {
  const path = sessionStore.get(STORAGE_KEYS.pathOnLogout);
  if (path !== undefined && isOwnPath(path)) sessionStore.set(STORAGE_KEYS.pathBeforeSignup, path);
}

export function takePathBeforeSignup(): string | undefined {
  return takePath(STORAGE_KEYS.pathBeforeSignup);
}

function takePath(key: string): string | undefined {
  const path = sessionStore.get(key);
  sessionStore.remove(key);
  return path !== undefined && isOwnPath(path) ? path : undefined;
}

/** Who sent a visitor here: the `ref` query parameter, until they have signed up or in (AUTH-9). */
export function keepReferrer(referrer: string): void {
  sessionStore.set(STORAGE_KEYS.registrationReferrer, referrer);
}

export function keptReferrer(): string | undefined {
  return sessionStore.get(STORAGE_KEYS.registrationReferrer);
}

export function forgetReferrer(): void {
  sessionStore.remove(STORAGE_KEYS.registrationReferrer);
}

const signInElsewhere = v.object({
  register: v.boolean(),
  partner: v.optional(v.string()),
  targetGroup: v.optional(v.string()),
});
/** From which page somebody left to sign in elsewhere, and whether they may get an account by it (AUTH-15). */
export type SignInElsewhere = v.InferOutput<typeof signInElsewhere>;

export function keepSignIn(options: {
  register: boolean;
  partner: string | undefined;
  targetGroup: string | undefined;
}): void {
  sessionStore.set(STORAGE_KEYS.signInElsewhere, JSON.stringify(options));
}

export function takeSignIn(): SignInElsewhere {
  const text = sessionStore.get(STORAGE_KEYS.signInElsewhere) ?? '';
  sessionStore.remove(STORAGE_KEYS.signInElsewhere);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signInElsewhere), text);
  return parsed.success ? parsed.output : { register: false };
}

/** Whether a path leads somewhere in this app: an address of somebody else is no place to go on to. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && addressIn(path, location.origin)?.origin === location.origin;
}
