import type { Plugin, Rolldown } from 'vite';
import { firstQuestions } from '#first-questions.ts';
import { type Addressed, addressed, inPolicy } from './addressed.ts';
import { catalogueVersions, finished } from './catalogues.ts';
import { SANITISER } from './chunk-groups.ts';
import type { PersistedDocuments } from './documents/persisted-documents.ts';
import { builtFonts, urlOfFont } from './fonts.ts';
import { IMPORT_MAP, importsOf } from './import-map.ts';
import { isDaily, type MessagePlaces } from './message-places.ts';
import { oneScript } from './one-script.ts';
import { outlineStyle } from './outline-style.ts';
import { screensOf } from './screen-scripts.ts';

const PLACE = '<script type="application/json" id="files"></script>';
const BUILD = '<script type="application/json" id="build"></script>';
const FIRST_PAINT = '<script id="first-paint"></script>';

type Options = {
  root: string;
  buildId: string;
  messages: MessagePlaces;
  documents: Pick<PersistedDocuments, 'idOf'>;
  lessonParts: () => Readonly<Record<string, string>>;
};

/**
 * Writes into the built page what `src/campus/page/page-files.ts` reads there, the hashes of the scripts in the page and the scripts
 * of each screen, so that whoever answers a navigation can ask for them all at once, and where its first script is
 * (`src/app/first-paint`), which they put into it, and what pages ask first (`src/first-questions.ts`); and what `src/app/boot/build-here.ts` reads there.
 */
export function pageFiles({ root, buildId, messages, documents, lessonParts }: Options): Plugin {
  return {
    name: 'campus:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const map = IMPORT_MAP.exec(html)?.[2];
        if (map === undefined || [PLACE, BUILD, FIRST_PAINT].some((place) => !html.includes(place)))
          return this.error(
            'The built page has no import map, or no place for its files, its build or its first script.',
          );
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        for (const { fileName, imports } of chunks)
          if (!isOnlineOnly(fileName) && imports.some(isOnlineOnly))
            this.error(`${fileName} is kept on devices and imports ${imports.find(isOnlineOnly)}, which is not.`);
        for (const { fileName, name, imports } of chunks)
          for (const other of chunks.filter((each) => imports.includes(each.fileName)))
            if (isDaily(fileName) && !isDaily(other.fileName))
              this.error(
                `"${name}" is loaded by daily pages and imports "${other.name}" (chunk-groups.ts), which is not.`,
              );
        const inPage = chunks.filter(({ fileName }) => html.includes(`src="/${fileName}"`));
        const addresses = importsOf(html);
        /** Where a file is that the bundler did not make, and whose name stays (`worker/dexie-script.ts`). */
        const sharedAt = (name: string) => (name.startsWith('/') ? [addresses[name] ?? name] : []);
        const filesOf = (roots: readonly Rolldown.OutputChunk[]): string[] => {
          const files = roots
            .flatMap((root) => importedBy(root, chunks))
            .filter((each) => !inPage.includes(each))
            .flatMap(({ fileName, imports }) => [...imports.flatMap(sharedAt), `/${fileName}`]);
          return [...new Set(files)];
        };
        const sanitiser = chunks.find(({ name }) => name === SANITISER.name);
        if (sanitiser === undefined) return this.error('The build has no file for browsers that clean no texts.');
        const plugins = [finished(), builtFonts((name) => urlOfFont(bundle, name))];
        const fromServer = addressed('online/first-paint', 'js', await firstPaint('from-server', { root, plugins }));
        const fromWorker = addressed('first-paint', 'js', await firstPaint('from-worker', { root, plugins }));
        const showLogin = addressed('online/show-login', 'js', await firstPaint('login', { root, plugins }));
        const unknown = (query: string) => this.error(`"${query}" is asked first, and is no query of the app.`);
        const asked = Object.entries(firstQuestions).map(([path, questions]) => [
          path,
          questions.map((one) => ({ ...one, query: documents.idOf(one.query) ?? unknown(one.query) })),
        ]);
        const questionsFile = addressed('first-questions', 'json', JSON.stringify(Object.fromEntries(asked)));
        for (const file of [fromServer, fromWorker, showLogin, questionsFile])
          this.emitFile({ type: 'asset', ...file });
        const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
        if (sheet?.type !== 'asset') return this.error('The build has no style sheet.');
        const style = outlineStyle(String(sheet.source));
        const files = {
          inline: [inPolicy(map)],
          outline: { style, hash: inPolicy(style) },
          firstPaint: { fromServer: kept(fromServer), fromWorker: kept(fromWorker) },
          showLogin: kept(showLogin),
          firstQuestions: `/${questionsFile.fileName}`,
          screens: screensOf(chunks).map(({ path, chunks: own }) => [path, filesOf(own).join(' ')]),
          sanitiser: `/${sanitiser.fileName}`,
        };
        const build = JSON.stringify({
          id: buildId,
          catalogues: await catalogueVersions(messages),
          lessonParts: lessonParts(),
        });
        // Hints ask for modules, and a browser takes no import map after that.
        const filled = PLACE.replace('><', () => `>${JSON.stringify(files)}<`);
        page.source = html
          .replace(PLACE, '')
          .replace(IMPORT_MAP, (element) => `${element}\n    ${filled}`)
          .replace(BUILD, () => BUILD.replace('><', () => `>${build}<`));
      },
    },
  };
}

function kept({ fileName, source }: Addressed) {
  return { file: `/${fileName}`, hash: inPolicy(source) };
}

/** Pages of tutors and of those who build work with a network only, and their files are on no device (chunk-groups.ts). */
function isOnlineOnly(fileName: string): boolean {
  return fileName.startsWith('assets/online/');
}

/** The chunk and all that it imports, what is run first in front. */
function importedBy(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found: Rolldown.OutputChunk[] = [],
): Rolldown.OutputChunk[] {
  if (found.includes(chunk)) return found;
  for (const each of chunks) if (chunk.imports.includes(each.fileName)) importedBy(each, chunks, found);
  found.push(chunk);
  return found;
}

type OfScript = { root: string; plugins: Plugin[] };

/** One classic script, which a page can hold and run while it is read. */
async function firstPaint(
  source: 'from-server' | 'from-worker' | 'login',
  { root, plugins }: OfScript,
): Promise<string> {
  const script = await oneScript(`src/app/first-paint/${source}.ts`, { root, plugins });
  // It stands in an element that the first "</script" would end.
  return script.replaceAll('</', '<\\/');
}
