import { htmlText } from '#campus/text/html-text.ts';

/** What stands between them keeps its own direction, as `<bdi>` does (Unicode, first strong isolate). */
const ISOLATED = { begin: '\u2068', end: '\u2069' } as const;

/** The words of a short HTML text, for where there is no HTML: a message in passing. */
export function plainText(html: string): string {
  return htmlText(html.replace(/<bdi>/gi, () => ISOLATED.begin).replace(/<\/bdi>/gi, () => ISOLATED.end));
}
