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
 * Builds the worker's code as files named by their content (`sw/worker.ts`, and `sw/device-part.ts` with what needs Dexie), and
 * tells the script that is registered (`sw/sw.ts`) which they are, and which file a first install takes (`install-pack.ts`): that
 * script changes with every build, and so it is small.
 *
 * @returns `files` for the app's build, which emits them, and `parts` for the build of the registered script.
 */
export function workerParts({ messages, dexie, packAddress, lessonParts, ...options }: Built): {
  files: Plugin;
  parts: Plugin;
} {
  const built = new Map<string, string>();
  return {
    files: {
      name: 'campus:worker-files',
      apply: 'build',
      async generateBundle() {
        if (this.environment.name !== 'client') return;
        for (const name of ['worker', 'device-part']) {
          const file = addressed(name, 'js', await oneScript(`sw/${name}.ts`, options));
          built.set(name, `/${file.fileName}`);
          this.emitFile({ type: 'asset', ...file });
        }
      },
    },
    parts: {
      name: 'campus:worker-parts',
      resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
      async load(id) {
        if (id !== RESOLVED_ID) return undefined;
        const pack = packAddress();
        const worker = built.get('worker');
        const devicePart = built.get('device-part');
        if (worker === undefined || devicePart === undefined || pack === undefined)
          return this.error('The worker and the pack are built before the script that names them.');
        const catalogues = await catalogueVersions(messages);
        const ofLessons = Object.values(lessonParts());
        const parts = {
          DEXIE: dexie,
          WORKER: worker,
          DEVICE_PART: devicePart,
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
