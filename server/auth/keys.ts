import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readInstallation, settleInstallation } from '#server/store/database/installation.ts';
import type { Store } from '#server/store/database/open-store.ts';

const keysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ id: v.string(), access: v.string(), refresh: v.string() }),
);

/** The secrets of this campus: with them tokens are made and believed. */
export interface Keys {
  readonly id: string;
  /** Signs access tokens. */
  readonly access: Uint8Array;
  /** Derives the successor of a refresh token. */
  readonly refresh: Uint8Array;
}

/** New secrets, which nobody has yet. */
export function makeKeys(): Keys {
  return { id: randomBytes(6).toString('hex'), access: randomBytes(32), refresh: randomBytes(32) };
}

/**
 * The keys of the database, made at the first start: every server over it believes what the others have signed. Earlier
 * releases had them in a file of `dataDir`: they are taken over, so that nobody is signed out, and the file goes.
 */
export async function openKeys(store: Store, dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const stored = (await readInstallation(store, 'keys')) ?? (await settleInstallation(store, 'keys', before ?? made()));
  // Keys that are not the database's stay where they are: they are another campus's.
  if (before !== undefined && before === stored) rmSync(path);
  const { id, access, refresh } = v.parse(keysSchema, stored);
  return { id, access: Buffer.from(access, 'base64url'), refresh: Buffer.from(refresh, 'base64url') };
}

function made(): string {
  const { id, access, refresh } = makeKeys();
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
  return JSON.stringify({ id, access: text(access), refresh: text(refresh) });
}
