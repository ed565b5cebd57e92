import type { InlineConfig, Plugin } from 'vite';
import { addressed } from '#tools/build/addressed.ts';
import { catalogueVersions } from '#tools/build/catalogues.ts';
import type { MessagePlaces } from '#tools/build/message-places.ts';
import { oneScript } from '#tools/build/one-script.ts';

const VIRTUAL_ID = 'virtual:worker-parts';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

type Options = Pick<InlineConfig, 'plugins' | 'resolve'> & { root: string };
/** `lessonParts`: addresses of what is kept with some lessons (`lesson-parts.ts`). `dexie`: address of the library that it has from where pages have it (`dexie-script.ts`). */
type Built = Options & {
  messages: MessagePlaces;
  dexie: string;
  packAddress: () => string | undefined;
  lessonParts: () => Readonly<Record<string, string>>;
};

/**
 * Builds the worker's code (`sw/worker.ts`) as a file named by its content, and tells the script that is registered
 * (`sw/sw.ts`) which it is, and which file a first install takes (`install-pack.ts`): that script changes with every build, and so it is small.
 *
 * @returns `file` for the app's build, which emits the file, and `parts` for the build of the registered script.
 */
export function workerParts({ messages, dexie, packAddress, lessonParts, ...options }: Built): {
  file: Plugin;
  parts: Plugin;
} {
  let worker: string | undefined;
  return {
    file: {
      name: 'campus:worker-file',
      apply: 'build',
      async generateBundle() {
        if (this.environment.name !== 'client') return;
        const file = addressed('worker', 'js', await oneScript('sw/worker.ts', options));
        worker = file.fileName;
        this.emitFile({ type: 'asset', ...file });
      },
    },
    parts: {
      name: 'campus:worker-parts',
      resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
      async load(id) {
        if (id !== RESOLVED_ID) return undefined;
        const pack = packAddress();
        if (worker === undefined || pack === undefined)
          return this.error('The worker and the pack are built before the script that names them.');
        const catalogues = await catalogueVersions(messages);
        const ofLessons = Object.values(lessonParts());
        const parts = {
          DEXIE: dexie,
          WORKER: `/${worker}`,
          PACK: pack,
          CATALOGUES: catalogues,
          LESSON_PARTS: ofLessons,
        };
        return Object.entries(parts)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
