import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { chunkFileName, chunkGroups } from '#tools/build/chunk-groups.ts';
import { installPack, isPacked } from './install-pack.ts';

const AT_TIMES = [
  ...['date-arithmetic', 'dated', 'named-icons', 'questionnaires', 'questionnaire-card'],
  ...['lesson-films', 'lesson-extras', 'lesson-sign', 'hosted-exercise', 'sanitiser', 'survey-reads'],
];
const MAIN = 'src/main.tsx';
const KINDS = 'src/app/storage/offline-mutations.ts';
const SCREEN = 'src/screen.ts';
const COLOURS = 'node_modules/colours/code-colours.ts';

const root = mkdtempSync(join(tmpdir(), 'campus-pack-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a build has that loads each of these sources once it runs, and the address of its pack. */
async function built(sources: readonly string[]) {
  const loads = sources.map((path) => `import('/${path}');`).join('\n');
  for (const path of [MAIN, ...sources]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), path === MAIN ? loads : `console.log("${path}, „so“");`);
  }
  const { file, address } = installPack();
  const output = { codeSplitting: { groups: chunkGroups }, chunkFileNames: chunkFileName };
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [file],
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, MAIN), output } },
  });
  const outputs = [answer].flat().flatMap((each) => ('output' in each ? each.output : []));
  const pack = outputs.find(({ fileName }) => `/${fileName}` === address());
  const texts: object = JSON.parse(pack?.type === 'asset' ? String(pack.source) : '{}');
  return { outputs, texts: new Map(Object.entries(texts)) };
}

const timely = AT_TIMES.map((name) => `src/${name}.ts`);

describe('what a first install takes in one file', () => {
  it('is the text of each file of other screens, of what daily pages have at times, and of no layer', async () => {
    const { outputs, texts } = await built([...timely, KINDS, SCREEN, COLOURS]);
    const packed = outputs.filter((each) => each.type === 'chunk').filter(({ fileName }) => texts.has(fileName));
    expect(packed.map(({ name }) => name).toSorted()).toEqual([...AT_TIMES, 'screen'].toSorted());
    expect(texts).toEqual(new Map(packed.map(({ fileName, code }) => [fileName, code])));
  });

  it('is not made where a name of its list is of no file any more', async () => {
    await expect(built(timely.slice(1))).rejects.toThrow('No file of the build is "date-arithmetic"');
  });

  it.each([
    ['assets/a.js', 'kinds', [`/campus/${KINDS}`], false],
    // Named as a layer is, and none: it is of a library that reads subtitles.
    ['assets/b.js', 'errors', ['/campus/node_modules/media-captions/dist/prod/errors.js'], true],
    ['assets/more/c.js', 'own', ['/campus/src/routes/_campus/settings.tsx?tsr-split=component'], true],
    ['assets/more/login/d.js', 'login', ['/campus/src/routes/_visitor/login.tsx?tsr-split=component'], false],
    ['assets/with-lessons/e.js', 'code-colours', ['/campus/src/features/lessons/code-colours.ts'], false],
    ['assets/online/e.js', 'tutor', ['/campus/src/routes/dev.design.tsx?tsr-split=component'], false],
  ])('has %s, which is "%s" of %s: %s', (fileName, name, moduleIds, isIn) => {
    expect(isPacked({ fileName, name, moduleIds, isEntry: false })).toBe(isIn);
  });
});
