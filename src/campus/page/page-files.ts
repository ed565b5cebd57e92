import * as v from 'valibot';
import { pageKindOf, SANITISER_LAYER } from './page-layers.ts';

const keptScript = v.object({ file: v.string(), hash: v.string() });

/**
 * What the build says of its own files, in the one place that the neutral shell has for it (`.ci/build/page-files.ts`):
 * the hashes of what stands in the page, for the policy, and which files each layer of the app is.
 */
const pageFilesSchema = v.object({
  inline: v.array(v.string()),
  /**
   * Addresses of the script that stands in the page, for a page that the server answers and for one that the worker does
   * (`src/app/first-paint`), and their hashes. They are kept beside the page, since they seldom change and a page does with
   * each build.
   */
  firstPaint: v.object({ fromServer: keptScript, fromWorker: keptScript }),
  /** Of the script that shows a rendered login (`splice-login.ts`). */
  showLogin: keptScript,
  /** Address of what the pages at some paths ask the campus first (`first-questions.ts`). */
  firstQuestions: v.string(),
  layers: v.record(v.string(), v.array(v.string())),
  /** What the outline is drawn with (`src/ui/theme/outline.css.ts`), as the text of a style element, and its hash. */
  outline: v.object({ style: v.string(), hash: v.string() }),
});
type PageFiles = v.InferOutput<typeof pageFilesSchema>;

const FIRST_PAINT = /<script id="first-paint"><\/script>/;
const PLACE = /<script type="application\/json" id="files">([^<]*)<\/script>/;

/** The files of the build that made this page; undefined in development and where the place was spliced already. */
export function pageFilesOf(html: string): PageFiles | undefined {
  const [, json] = PLACE.exec(html) ?? [];
  return json ? v.parse(pageFilesSchema, JSON.parse(json)) : undefined;
}

/** Puts the script of `firstPaint` where it stands in the page; without it the outline is painted as it is in the HTML. */
export function spliceFirstPaint(html: string, script: string | undefined): string {
  return script === undefined ? html : html.replace(FIRST_PAINT, () => `<script>${script}</script>`);
}

/**
 * The same script behind all that is painted, for pages that carry a snapshot: a browser leaves a page that it reads alone for
 * a while after a script that took its time, and paints nothing before it has come to where the snapshot is put.
 */
export function firstPaintLast(html: string): string {
  const [place = ''] = FIRST_PAINT.exec(html) ?? [];
  return html.replace(place, '').replace('</body>', () => `${place}</body>`);
}

/** The first of two sheets, and where the second is, which has what no daily page needs (`.ci/build/style-sheets.ts`). */
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)" data-more="([^"]+)">/;
const OF_OTHER_PAGES = /^\/assets\/more\/(?!login\/)/;

/** Puts both style sheets into a page that needs both from its first picture on; else the second comes with the first file of another screen (`src/app/boot/more-styles.ts`). */
export function spliceMoreStyles(html: string, pathname: string, isShownWithMore: boolean): string {
  const { layer = '' } = pageKindOf(pathname) ?? {};
  const files = pageFilesOf(html)?.layers[layer];
  const isDaily = files?.every((file) => !OF_OTHER_PAGES.test(file)) ?? false;
  if (isDaily && !isShownWithMore) return html;
  return html.replace(SHEET, (_, first: string, second: string) => sheetLink(first) + sheetLink(second));
}

function sheetLink(file: string): string {
  return `<link rel="stylesheet" crossorigin href="${file}">`;
}

const SHEETS = /<link rel="stylesheet" crossorigin href="([^"]+)"[^>]*>/g;

/**
 * Lets the outline be painted as soon as the page itself is there: what it is drawn with stands in the page, and the sheets,
 * which are asked for before all scripts, behind it, where they hold up what comes after them only. The app's scripts are not
 * run before they have come. Not where a snapshot takes the place of the outline: that needs all of them.
 */
export function spliceOutlineStyle(html: string, pathname: string): string {
  const sheets = [...html.matchAll(SHEETS)];
  const style = pageFilesOf(html)?.outline.style;
  if (sheets.length === 0 || style === undefined || pageKindOf(pathname)?.outline === undefined) return html;
  const hints = sheets.map(([, file]) => `<link rel="preload" as="style" crossorigin href="${file}">`);
  const early = `<style>${style}</style>${hints.join('')}`;
  return html
    .replace(SHEETS, '')
    .replace(PLACE, (place) => early + place)
    .replace('</body>', () => `${sheets.map(([link]) => link).join('')}</body>`);
}

const APP_SCRIPTS = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

type Hints = { compiled?: ReadonlySet<string> | undefined; first?: string; areLate?: boolean };

/**
 * Asks for all scripts of the page at this path at once, where each would be found only by running the one before it: a
 * hint only, since the page loads the same files without. Those that the page names itself are asked for first: they are run
 * while the layers of its screen are still on their way. `compiled`: those of which the browser has compiled code. Chromium
 * compiles a module anew while it comes, whatever it has; one that was asked for as a script of another kind it leaves alone
 * meanwhile, and takes what it has. `first`: hints of what is seen before any script is run. `areLate`: the scripts and their hints
 * wait in a template for whoever shows that.
 */
export function spliceHints(
  html: string,
  pathname: string,
  { compiled = new Set(), first = '', areLate = false }: Hints = {},
): string {
  const built = pageFilesOf(html);
  if (built === undefined) return html.replace(PLACE, '');
  const { layers } = built;
  const { layer = 'shell', alsoNeeds = layer, hasTexts = false } = pageKindOf(pathname) ?? {};
  const files = new Set([layer, alsoNeeds].flatMap((each) => layers[each] ?? []));
  const own = [...html.matchAll(APP_SCRIPTS)];
  const links = [...own.map(([, file = '']) => file), ...files].map((file) => {
    const hint = compiled.has(file) ? 'rel="preload" as="script"' : 'rel="modulepreload"';
    return `<link ${hint} crossorigin href="${file}">`;
  });
  // Becomes a hint where the browser has no parser that cleans (`src/app/first-paint/begin.ts`).
  const [sanitiser] = hasTexts ? (layers[SANITISER_LAYER] ?? []) : [];
  if (sanitiser !== undefined) links.push(`<link data-sanitiser crossorigin href="${sanitiser}">`);
  const hints = links.join('');
  if (!areLate) return html.replace(PLACE, () => first + hints);
  const late = `<template id="scripts">${hints}${own.map(([script]) => script).join('')}</template>`;
  return html.replace(APP_SCRIPTS, '').replace(PLACE, () => first + late);
}
