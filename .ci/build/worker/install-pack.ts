import type { Plugin, Rolldown } from 'vite';
import { addressed } from '#tools/build/addressed.ts';
import { layerOf } from '#tools/build/chunk-groups.ts';

/**
 * Layers and files of daily pages that are loaded where something stands on the page, and not with each visit: a date, a film, a
 * question, a sign that an author has chosen, a browser without a sanitiser.
 */
const AT_TIMES = [
  'date-arithmetic',
  'dated',
  'named-icons',
  'questionnaires',
  'questionnaire-card',
  'lesson-films',
  'lesson-extras',
  'lesson-sign',
  'hosted-exercise',
  'sanitiser',
  'survey-reads',
];
/** The first script of a page that the worker answers. */
const OF_NO_MODULE = /^assets\/first-paint-[\w-]+\.js$/;

/** On no device, kept with some lessons alone, or brought by the login itself. */
const OF_NO_FIRST_INSTALL = /^assets\/(?:online|with-lessons|more\/login)\//;

type OfModules = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'moduleIds' | 'name'>;

/**
 * Makes one file of those that devices keep (`globPatterns` of vite.config.ts) and no page fetches by itself before the worker does:
 * neither the login nor a daily page until it rests. A first install takes it in place of one request for each
 * (`sw/install-pack.ts`). Other files would come twice with it.
 *
 * @returns `file` for the app's build, which emits it, and `address`, once that is done.
 */
export function installPack(): { file: Plugin; address: () => string | undefined } {
  let address: string | undefined;
  const file: Plugin = {
    name: 'campus:install-pack',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const outputs = Object.values(bundle);
        const names = outputs.flatMap((each) => (each.type === 'chunk' ? [each.name] : []));
        const unknown = AT_TIMES.find((name) => !names.includes(name));
        if (unknown !== undefined) return this.error(`No file of the build is "${unknown}".`);
        const packed = outputs.filter((each) =>
          each.type === 'chunk' ? isPacked(each) : OF_NO_MODULE.test(each.fileName),
        );
        const texts = packed.map((each) => [each.fileName, each.type === 'chunk' ? each.code : String(each.source)]);
        const pack = addressed('pack', 'json', JSON.stringify(Object.fromEntries(texts.toSorted())));
        address = `/${pack.fileName}`;
        this.emitFile({ type: 'asset', ...pack });
      },
    },
  };
  return { file, address: () => address };
}

/** Whether a file of scripts comes with the first install's one file: it is of other screens (`chunk-groups.ts`), or in no layer. */
export function isPacked({ fileName, isEntry, moduleIds, name }: OfModules): boolean {
  if (isEntry || OF_NO_FIRST_INSTALL.test(fileName)) return false;
  if (fileName.startsWith('assets/more/') || AT_TIMES.includes(name)) return true;
  return layerOf({ name, moduleIds }) === undefined;
}
