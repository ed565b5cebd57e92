import { claimsOf, type SessionStore, type Tokens } from '#wire/session-store.ts';
import { localStore, sessionStore } from './page-storage.ts';
import { KEPT_AT_LOGOUT, STORAGE_KEYS } from './storage-keys.ts';

/** What the page knows of its session at the first line: local storage decides whether there is one (READINGS, Session). */
export type PageSession = Tokens & { viewerId: string };

export function readPageSession(): PageSession | undefined {
  const jwt = localStore.get(STORAGE_KEYS.jwt);
  const refreshToken = localStore.get(STORAGE_KEYS.refreshToken);
  const claims = jwt === undefined ? undefined : claimsOf(jwt);
  if (jwt === undefined || refreshToken === undefined || claims === undefined) return undefined;
  return { jwt, refreshToken, viewerId: claims.sub };
}

export function writePageSession(tokens: Tokens): void {
  localStore.set(STORAGE_KEYS.jwt, tokens.jwt);
  localStore.set(STORAGE_KEYS.refreshToken, tokens.refreshToken);
}

/**
 * Everything that the page stores of a person (spec A9: all cleared at logout), whoever stored it: only what is named as the
 * device's own stays. `keepPath`: where the same person's next login leads back to.
 */
export function clearPageSession({ keepPath }: { keepPath: boolean }): void {
  localStore.clear({ keep: KEPT_AT_LOGOUT });
  sessionStore.clear({ keep: keepPath ? [STORAGE_KEYS.pathOnLogout] : [] });
}

/**
 * The page's session store: local storage, and the row that the worker reads through `mirror`.
 * A late answer after a logout must not bring the session back, so a write without a session does nothing.
 */
export function pageSessionStore(mirror: (tokens: Tokens) => Promise<void>): SessionStore {
  return {
    read: async () => readPageSession(),
    write: async (tokens) => {
      if (readPageSession() === undefined) return;
      writePageSession(tokens);
      await mirror(tokens);
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
  const path = sessionStore.get(STORAGE_KEYS.pathOnLogout);
  sessionStore.remove(STORAGE_KEYS.pathOnLogout);
  return path !== undefined && isOwnPath(path) ? path : undefined;
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && new URL(path, location.origin).origin === location.origin;
}
