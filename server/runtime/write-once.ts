import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that is there whole or not at all, and only where there is none; answers what is in it. Two processes that
 * do so at once read the same.
 */
export function writeOnce(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  try {
    linkSync(unfinished, path);
  } catch {
    // It is there already: what is in it counts.
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(path, 'utf8');
}
