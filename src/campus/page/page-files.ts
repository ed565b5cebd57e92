import * as v from 'valibot';
import { pageKindOf } from './page-kinds.ts';

const keptScript = v.object({ file: v.string(), hash: v.string() });

/**
 * What the build says of its own files, in the one place that the neutral shell has for it (`.ci/build/page-files.ts`):
 * the hashes of what stands in the page, for the policy, and which scripts each screen of the app runs.
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
  /** The path of each screen as a pattern, and its scripts with a space between two; an address is matched in this order. */
  screens: v.array(v.tuple([v.string(), v.string()])),
  /** The library that cleans texts where the browser does not. */
  sanitiser: v.string(),
  /** What the outline is drawn with (`src/ui/theme/outline.css.ts`), as the text of a style element, and its hash. */
  outline: v.object({ style: v.string(), hash: v.string() }),
});
type PageFiles = v.InferOutput<typeof pageFilesSchema>;

const FIRST_PAINT = /<script id="first-paint"><\/script>/;
const PLACE = /<script type="application\/json" id="files">([^<]*)<\/script>/;

let parsed: { json: string; files: PageFiles } | undefined;

/** The files of the build that made this page; undefined in development and where the place was spliced already. */
export function pageFilesOf(html: string): PageFiles | undefined {
  const [, json] = PLACE.exec(html) ?? [];
  if (!json) return undefined;
  if (parsed?.json !== json) parsed = { json, files: v.parse(pageFilesSchema, JSON.parse(json)) };
  return parsed.files;
}

type ScreenFiles = { path: string; scripts: readonly string[] };

/** The scripts of the screen at a path, and the pattern of its route; undefined where there is no such route. */
export function screenAt(html: string, pathname: string): ScreenFiles | undefined {
  const [path, scripts] = pageFilesOf(html)?.screens.find(([each]) => new RegExp(each).test(pathname)) ?? [];
  return path === undefined || scripts === undefined ? undefined : { path, scripts: scripts.split(' ') };
}

/** Whether the screen at a path says more than a learner's first catalogue has (`.ci/build/message-places.ts`). */
export function saysMoreAt(html: string, pathname: string): boolean {
  return screenAt(html, pathname)?.scripts.some((file) => /^\/assets\/(?:more|online)\//.test(file)) ?? false;
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

const SHEETS = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

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
  const files = screenAt(html, pathname)?.scripts ?? [];
  const own = [...html.matchAll(APP_SCRIPTS)];
  const links = [...own.map(([, file = '']) => file), ...files].map((file) => {
    const hint = compiled.has(file) ? 'rel="preload" as="script"' : 'rel="modulepreload"';
    return `<link ${hint} crossorigin href="${file}">`;
  });
  // Becomes a hint where the browser has no parser that cleans (`src/app/first-paint/begin.ts`).
  if (pageKindOf(pathname)?.hasTexts) links.push(`<link data-sanitiser crossorigin href="${built.sanitiser}">`);
  const hints = links.join('');
  if (!areLate) return html.replace(PLACE, () => first + hints);
  const late = `<template id="scripts">${hints}${own.map(([script]) => script).join('')}</template>`;
  return html.replace(APP_SCRIPTS, '').replace(PLACE, () => first + late);
}
