import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const ASSETS = resolve(import.meta.dirname, '../../../dist/assets');
const textsJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What the built app sends, a question or the body of a request, with the texts of its queries: it sends their ids alone (API-7). */
export function withTexts(sent: string): string {
  const [file = ''] = globSync('documents-*.json', { cwd: ASSETS });
  const texts = v.parse(textsJson, readFileSync(join(ASSETS, file), 'utf8'));
  return sent.replaceAll(/query \w+ #[\w-]{10}/g, (id) => texts[id] ?? id);
}
