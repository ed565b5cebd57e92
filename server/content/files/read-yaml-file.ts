import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { Mistake } from './mistakes.ts';

/**
 * Parses one file of a campus by its schema. What is wrong goes into `mistakes`, with every field; then the answer is
 * undefined, and the reading goes on with the next file.
 */
export function readYamlFile<T>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  mistakes: Mistake[],
): T | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    mistakes.push({ file, field: '', message: 'the file is missing or cannot be read' });
    return undefined;
  }
  const document = parseDocument(text, { version: '1.2', uniqueKeys: true, prettyErrors: true });
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const line = error.linePos?.[0].line;
      mistakes.push({
        file,
        field: line === undefined ? '' : `line ${line}`,
        message: error.message.split('\n')[0] ?? 'is not YAML',
      });
    }
    return undefined;
  }
  const parsed = v.safeParse(schema, document.toJS({ maxAliasCount: 50 }));
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues)
    mistakes.push({ file, field: v.getDotPath(issue) ?? '', message: messageOf(issue) });
  return undefined;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'there is no such field';
  if (issue.received === 'undefined') return 'the field is missing';
  return issue.message;
}
