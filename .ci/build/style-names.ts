import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** A class name begins with a letter. */
const FIRST = /^[A-Za-z]/;
/** So many letters of a name are those of its file. */
export const LETTERS = 3;

/**
 * What classes, variables and keyframes are called in the build: letters of a hash of their file, and which of its names it is.
 * The letters do not compress, and stand in the sheet and in the scripts: so few tell some hundred files apart, and a file
 * keeps them whatever others come. Two files of the same letters would share names, so then the build fails.
 */
export function styleNames(root: string) {
  const files = new Map<string, { path: string; names: Map<string, string> }>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const path = relative(root, filePath);
    const letters = lettersOf(path);
    const file = files.get(letters) ?? { path, names: new Map() };
    files.set(letters, file);
    if (file.path !== path) throw new Error(`${path} and ${file.path} have the same letters: move one of them.`);
    const name = file.names.get(hash) ?? `${letters}${file.names.size.toString(36)}`;
    file.names.set(hash, name);
    return name;
  };
}

function lettersOf(path: string, turn = 0): string {
  const letters = createHash('sha256').update(`${turn}${path}`).digest('base64').slice(0, LETTERS);
  return FIRST.test(letters) && !/[+/]/.test(letters) ? letters : lettersOf(path, turn + 1);
}
