import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { groupedBy } from '#campus/grouped-by.ts';
import type { Mistake } from './mistakes.ts';

/** The line of each mistake that names a field of a YAML file; of a missing field, that of what it is missing in. */
export function fieldLines(folder: string, mistakes: readonly Mistake[]): ReadonlyMap<Mistake, number> {
  const lines = new Map<Mistake, number>();
  for (const [file, ofFile] of groupedBy(mistakes, (mistake) => mistake.file)) {
    const lineOf = file.endsWith('.yaml') ? openLines(join(folder, file)) : undefined;
    for (const mistake of ofFile) {
      const line = mistake.field === '' ? undefined : lineOf?.(mistake.field);
      if (line !== undefined) lines.set(mistake, line);
    }
  }
  return lines;
}

function openLines(path: string): ((field: string) => number | undefined) | undefined {
  if (!existsSync(path)) return undefined;
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(readFileSync(path, 'utf8'), { version: '1.2', lineCounter: counter });
  if (errors.length > 0) return undefined;
  return (field) => {
    const start = startOf(contents, field.split('.'));
    return start === undefined ? undefined : counter.linePos(start).line;
  };
}

/** Where the last part of a path that is there begins: at its key, or as an item of a list. */
function startOf(root: Node | null, path: readonly string[]): number | undefined {
  let start: number | undefined;
  let node: unknown = root;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (pair === undefined || !isScalar(pair.key)) break;
      start = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq<Node>(node)) {
      node = node.items[Number(part)];
      if (!isMap(node) && !isSeq(node) && !isScalar(node)) break;
      start = node.range?.[0];
    } else break;
  }
  return start;
}
