import type { Rolldown } from 'vite';
import { addressed } from './addressed.ts';
import { listOfRules, splitSheet } from './split-sheet.ts';
import { LETTERS } from './style-names.ts';

/** Where files lie that neither the login nor a daily page loads before it rests (chunk-groups.ts). */
const OF_OTHER_PAGES = /^assets\/(?:more\/(?!login\/)|online\/)/;
const NAMES = /[A-Za-z][\w-]*/g;

function isOfOtherPages(fileName: string): boolean {
  return OF_OTHER_PAGES.test(fileName);
}

/**
 * Takes the one sheet of the app out of the bundle, and gives the two that take its place: what a daily page needs is what its
 * scripts name. Undefined where there is none.
 */
export function styleSheets(bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle);
  const whole = files.find(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'));
  if (whole?.type !== 'asset') return undefined;
  const source = String(whole.source);
  const daily = files.filter((each) => each.type === 'chunk').filter(({ fileName }) => !isOfOtherPages(fileName));
  for (const { name, imports } of daily)
    if (imports.some(isOfOtherPages)) throw new Error(`"${name}" has the first sheet and imports what has the second.`);
  const named = new Set(daily.flatMap(({ code }) => code.match(NAMES) ?? []));
  const { style, more } = splitSheet(source, {
    isDaily: (name) => named.has(name),
    fileOf: (name) => name.slice(0, LETTERS),
  });
  const [before, after] = [listOfRules(source), listOfRules(style, more)];
  if (before.join('\n') !== after.join('\n'))
    throw new Error(`Of ${before.length} rules of the sheet there are ${after.length} in the two it was split into.`);
  delete bundle[whole.fileName];
  return { whole: `/${whole.fileName}`, style: addressed('style', 'css', style), more: addressed('more', 'css', more) };
}
