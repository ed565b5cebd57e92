import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Alias, type Document, LineCounter, parseDocument, visit } from 'yaml';
import { decodeText } from './decode-text.ts';
import type { Mistake } from './mistakes.ts';

/** Values that a file names (`&name`) may be repeated so often: an alias of an alias fills a memory. */
const ALIASES_MAX = 50;

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
  const report = (line: number | undefined, message: string): void => {
    mistakes.push({ file, field: line === undefined ? '' : `line ${line}`, message });
  };
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, file));
  } catch {
    report(undefined, 'the file is missing or cannot be read');
    return undefined;
  }
  const text = decodeText(bytes);
  if (typeof text !== 'string') {
    report(text.line, text.message);
    return undefined;
  }
  const read = parseYaml(text, report);
  if (read === undefined) return undefined;
  const parsed = v.safeParse(schema, read.value);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues)
    mistakes.push({ file, field: v.getDotPath(issue) ?? '', message: messageOf(issue) });
  return undefined;
}

type Report = (line: number | undefined, message: string) => void;

function parseYaml(text: string, report: Report): { value: unknown } | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: '1.2', uniqueKeys: true, prettyErrors: true, lineCounter: lines });
  // A tag that nobody knows is a warning of the library: the value would be taken without it.
  const errors = [...document.errors, ...document.warnings];
  for (const error of errors) report(error.linePos?.[0].line, error.message.split('\n')[0] ?? 'is not YAML');
  if (errors.length > 0) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: ALIASES_MAX });
    return { value };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const { alias, message } = aliasMistake(document);
    report(alias?.range ? lines.linePos(alias.range[0]).line : undefined, message);
    return undefined;
  }
}

/** The alias at which a document cannot be taken, and why. */
function aliasMistake(document: Document): { alias: Alias | undefined; message: string } {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const unknown = aliases.find((alias) => alias.resolve(document) === undefined);
  if (unknown !== undefined)
    return {
      alias: unknown,
      message: `"*${unknown.source}" repeats a value that nothing before it names "&${unknown.source}"`,
    };
  return {
    alias: aliases[ALIASES_MAX] ?? aliases.at(-1),
    message: `repeats values by more than ${ALIASES_MAX} aliases ("*name"): write the values out`,
  };
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'there is no such field';
  if (issue.received === 'undefined') return 'the field is missing';
  return issue.message;
}
