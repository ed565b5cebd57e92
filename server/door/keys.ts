import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const keysSchema = v.strictObject({ id: v.string(), access: v.string(), refresh: v.string() });

/** The secrets of this campus: with them tokens are made and believed. */
export interface Keys {
  readonly id: string;
  /** Signs access tokens. */
  readonly access: Uint8Array;
  /** Derives the successor of a refresh token. */
  readonly refresh: Uint8Array;
}

export function makeKeys(): Keys {
  return { id: randomBytes(6).toString('hex'), access: randomBytes(32), refresh: randomBytes(32) };
}

/** The keys of `dataDir`, made at the first start; two processes that start at once end up with the same ones. */
export function openKeys(dataDir: string): Keys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'keys.json');
  const made = makeKeys();
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const unfinished = `${path}.${process.pid}.part`;
  const text = JSON.stringify({ id: made.id, access: base64(made.access), refresh: base64(made.refresh) });
  writeFileSync(unfinished, text, { mode: 0o600 });
  try {
    linkSync(unfinished, path);
  } catch {
    // The keys exist already: theirs count.
  } finally {
    rmSync(unfinished);
  }
  const stored = v.parse(keysSchema, JSON.parse(readFileSync(path, 'utf8')));
  return {
    id: stored.id,
    access: Buffer.from(stored.access, 'base64url'),
    refresh: Buffer.from(stored.refresh, 'base64url'),
  };
}
