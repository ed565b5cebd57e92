import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const ASSETS = resolve(import.meta.dirname, '../../../dist/assets');
const textsJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The text of what the built app sends: of a query it sends the id alone (API-7). */
export function textOfAsked(query: string): string {
  const [file = ''] = globSync('documents-*.json', { cwd: ASSETS });
  return v.parse(textsJson, readFileSync(join(ASSETS, file), 'utf8'))[query] ?? query;
}
