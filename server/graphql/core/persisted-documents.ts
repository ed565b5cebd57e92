import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'graphql-yoga';
import * as v from 'valibot';
import { isPersisted } from '#campus/network/persisted-documents.ts';

/** What is asked may be anything here, also none of the objects that its type promises. */
const persisted = v.object({ query: v.pipe(v.string(), v.check(isPersisted)) });
const textsJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export type BuildFolders = {
  /** The built app. */
  readonly distDir: string;
  /** Where the builds before it are kept (`server/rest/site/static-folders.ts`). */
  readonly dataDir: string;
};

/**
 * Puts the text of a query in the place of its id, for the app of this build and of those that are kept (API-7). An id of
 * another one stays as it is, and is the syntax error that its app knows: it asks by text then.
 */
export function persistedDocuments(folders: BuildFolders): Plugin {
  const textOf = textsOfBuilds(folders);
  return {
    onParams({ params, setParams }) {
      const asked = v.safeParse(persisted, params);
      const query = asked.success ? textOf(asked.output.query) : undefined;
      if (query !== undefined) setParams({ ...params, query });
    },
  };
}

/** Read with the first id, and anew where one is unknown and another build has come meanwhile. */
function textsOfBuilds({ distDir, dataDir }: BuildFolders): (id: string) => string | undefined {
  const texts = new Map<string, string>();
  let readOf: number | undefined;
  return (id) => {
    const text = texts.get(id);
    if (text !== undefined) return text;
    const builtAt = statSync(join(distDir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined || builtAt === readOf) return undefined;
    readOf = builtAt;
    const files = [
      ...globSync('assets/*/documents-*.json', { cwd: dataDir }).map((file) => join(dataDir, file)),
      ...globSync('assets/documents-*.json', { cwd: distDir }).map((file) => join(distDir, file)),
    ];
    for (const file of files)
      for (const [each, its] of Object.entries(v.parse(textsJson, readFileSync(file, 'utf8')))) texts.set(each, its);
    return texts.get(id);
  };
}
