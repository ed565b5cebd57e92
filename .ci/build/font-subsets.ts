/// <reference path="../../server/certificates/subset-font.d.ts" />
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type CodePoints, FALLBACKS, FONT_FILES, type FontFile, featuresOf, WEIGHTS } from './font-plan.ts';

const CACHE = 'node_modules/.cache/fonts';
/** Raised when the way of cutting changes without a change of the plan. */
const RECIPE = 1;

const codePoint = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');

function pointsOf({ ranges }: { ranges: CodePoints }): number[] {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** What is cut out for a file: a browser may ask for each that says it has a character, so it is in one of a family alone. */
function charactersOf(file: FontFile): number[] {
  const after = FONT_FILES.slice(FONT_FILES.indexOf(file) + 1).filter(({ family }) => family === file.family);
  const others = new Set(after.flatMap(pointsOf));
  return pointsOf(file).filter((point) => !others.has(point));
}

function unicodeRange(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${codePoint(first)}${first === last ? '' : `-${codePoint(last)}`}`).join(', ');
}

/**
 * The style sheet beside the files: one face per file, and a system face of nearly the same width. `optional`: letters that come
 * after the text is shown are for the next page; changed under the reader, they would move what is being read.
 */
export function fontFaces(): string {
  const faces = FONT_FILES.map(
    (file) => `@font-face {
  font-family: '${file.family}';
  font-style: normal;
  font-display: optional;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url(./${file.name}.woff2) format('woff2');
  unicode-range: ${unicodeRange(charactersOf(file))};
}`,
  );
  const systemRange = unicodeRange(FONT_FILES.filter(({ family }) => family === 'Onest').flatMap(charactersOf));
  const fallbacks = FALLBACKS.map(
    ({ family, local, sizeAdjust }) => `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  unicode-range: ${systemRange};
}`,
  );
  return [...faces, ...fallbacks].join('\n');
}

async function cut(root: string, file: FontFile): Promise<Buffer> {
  return subsetFont(
    await readFile(join(root, 'node_modules', file.source)),
    String.fromCodePoint(...charactersOf(file)),
    {
      targetFormat: 'woff2',
      keepFeatures: featuresOf(file),
      noHinting: true,
      variationAxes: { wght: WEIGHTS },
    },
  );
}

/** Written beside and renamed, so that a build that is stopped leaves no half file and two at once do not meet. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  // Page and worker are built by one process: its number alone would be the same name twice.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([RECIPE, FONT_FILES, FONT_FILES.map(featuresOf), WEIGHTS, fontFaces()]),
  );
  for (const { source } of FONT_FILES) hash.update(await readFile(join(root, 'node_modules', source)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Cuts all fonts, or finds them cut, and returns their folder: `<name>.woff2` for each file of the plan, and `fonts.css`.
 * A few seconds the first time; afterwards the fingerprint of plan and sources names the folder.
 */
export async function fontSubsets(root: string): Promise<string> {
  const folder = join(root, CACHE, await fingerprint(root));
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet)) return folder;
  await mkdir(folder, { recursive: true });
  await Promise.all(
    FONT_FILES.map(async (file) => writeWhole(join(folder, `${file.name}.woff2`), await cut(root, file))),
  );
  // The sheet comes last: where it is, everything is.
  await writeWhole(sheet, fontFaces());
  return folder;
}
