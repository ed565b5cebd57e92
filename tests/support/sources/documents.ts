import { type Document, documentsIn } from '#tools/build/documents/graphql-documents.ts';
import type { Source } from '#tools/build/syntax.ts';
import { nonEmpty } from './non-empty.ts';
import { isTest, sourcesOf } from './sources.ts';

/**
 * Every GraphQL document that stands in these sources as a template or a string. Those made by functions are none: what an
 * outbox kind sends is checked by its samples. Throws where there is none.
 */
export function documentsOf(...globs: string[]): Document[] {
  const sources = sourcesOf(...globs).filter((source) => !isTest(source) && !source.path.endsWith('.gen.ts'));
  const found = sources.flatMap((source) => documentsIn(source, read));
  return nonEmpty(found, `GraphQL document in ${globs.join(' and ')}`);
}

function read(path: string): Source {
  const [source] = sourcesOf(path);
  if (source === undefined) throw new Error(`${path} is not there.`);
  return source;
}
