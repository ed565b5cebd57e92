import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { addressed, hashOf } from '#tools/build/addressed.ts';
import type { Source } from '#tools/build/syntax.ts';
import { documentsIn } from './graphql-documents.ts';

const QUERY = /^\s*query (\w+)/;
const TEXTS_MODULE = 'src/app/boot/persisted-texts.ts';
const NO_TEXTS = 'PERSISTED_TEXTS: Readonly<Record<string, string>> = {}';

export type PersistedDocuments = {
  plugin: Plugin;
  /** What stands in the app in place of this text; undefined where it is none of its queries. */
  idOf: (text: string) => string | undefined;
};

/**
 * Puts the id of each query in the place of its text, in the app and not in the worker: a question is some 60 bytes then, and
 * not two or three thousand. The server has the texts of its build (`server/graphql/core/persisted-documents.ts`); the app
 * takes them from a file of its own where the server has another build. What changes something keeps its text: it lies in the
 * outbox until a server takes it, whichever that is.
 */
export function persistedDocuments({ root }: { root: string }): PersistedDocuments {
  const ids = new Map<string, string>();
  const texts = () => Object.fromEntries(Array.from(ids, ([text, id]) => [id, text]).toSorted());
  const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });
  const queriesIn = (source: Source) => documentsIn(source, read).filter(({ text }) => QUERY.test(text));
  const plugin: Plugin = {
    name: 'campus:persisted-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
      for (const source of paths.map(read))
        if (source.text.includes('query ')) for (const { text } of queriesIn(source)) ids.set(text, idOf(text));
      if (Object.keys(texts()).length !== ids.size) this.error('Two queries of the app have one id.');
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /query \w|PERSISTED_TEXTS:/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll('\\', '/');
        if (path === TEXTS_MODULE) {
          if (!code.includes(NO_TEXTS)) return this.error(`${TEXTS_MODULE} has no place for the texts.`);
          return { code: code.replace(NO_TEXTS, () => `PERSISTED_TEXTS = ${JSON.stringify(texts())}`), map: null };
        }
        const queries = queriesIn({ path, text: code });
        if (queries.length === 0) return undefined;
        const short = queries.reduceRight(
          (before, { text, start, end }) =>
            `${before.slice(0, start)}${JSON.stringify(idOf(text))}${before.slice(end)}`,
          code,
        );
        return { code: short, map: null };
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', ...addressed('documents', 'json', JSON.stringify(texts())) });
    },
  };
  return { plugin, idOf: (text) => ids.get(text) };
}

function idOf(text: string): string {
  const [, name = ''] = QUERY.exec(text) ?? [];
  return `query ${name} #${hashOf(text).digest('base64url').slice(0, 10)}`;
}
