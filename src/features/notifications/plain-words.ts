const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** What stands between them keeps its own direction, as `<bdi>` does (Unicode, first strong isolate). */
const ISOLATED = { begin: '\u2068', end: '\u2069' } as const;

/** The words of a short HTML text, for where there is no HTML: a message in passing. */
export function plainWords(html: string): string {
  return html
    .replace(/<bdi>/gi, ISOLATED.begin)
    .replace(/<\/bdi>/gi, ISOLATED.end)
    .replace(/<(br|\/p|\/li)[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
}
