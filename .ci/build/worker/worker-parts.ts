import type { InlineConfig, Plugin } from 'vite';
import { addressed } from './addressed.ts';
import { catalogueVersions } from './catalogues.ts';
import type { MessagePlaces } from './message-places.ts';
import { oneScript } from './one-script.ts';

const VIRTUAL_ID = 'virtual:worker-parts';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

type Options = Pick<InlineConfig, 'plugins' | 'resolve'> & { root: string };
type Built = Options & { messages: MessagePlaces };

/**
 * Builds the worker's code (`sw/worker.ts`) as a file named by its content, and tells the script that is registered
 * (`sw/sw.ts`) which it is: that script changes with every build, and so it is small.
 *
 * @returns `file` for the app's build, which emits the file, and `parts` for the build of the registered script.
 */
export function workerParts({ messages, ...options }: Built): { file: Plugin; parts: Plugin } {
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
        if (worker === undefined) return this.error('The worker is built before the script that imports it.');
        const catalogues = JSON.stringify(await catalogueVersions(messages));
        return `export const WORKER = ${JSON.stringify(`/${worker}`)};\nexport const CATALOGUES = ${catalogues};`;
      },
    },
  };
}
