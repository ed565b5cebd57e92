import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFile } from '#campus/packages/package-index.ts';

const SCRIPT = /\.(?:js|html?)$/i;
/** Bytes of a script that is read as a whole. */
const READ_AT_MOST = 8 * 1024 * 1024;

/** `open('GET', address, false)`, and what jQuery makes one of; also as a minifier writes it. */
const AT_ONCE = /\.open\s*\([^;]{1,300}?,\s*(?:false|!1|0)\s*[,)]|\basync['"]?\s*:\s*(?:false|!1|0)\b/;

/**
 * Whether a script among these files may make synchronous requests. Once too often only costs a device the reading of the
 * package's texts at its start (src/player/at-once).
 */
export async function asksAtOnce(folder: string, files: readonly PackageFile[]): Promise<boolean> {
  for (const { path, size } of files) {
    if (!SCRIPT.test(path) || size > READ_AT_MOST) continue;
    if (AT_ONCE.test(await readFile(join(folder, path), 'latin1'))) return true;
  }
  return false;
}
