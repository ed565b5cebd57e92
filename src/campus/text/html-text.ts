/** Elements whose words stand apart from those before and after them. */
const BLOCKS =
  /<\/?(?:p|br|hr|div|li|ul|ol|dl|dt|dd|h\d|table|tr|td|th|caption|blockquote|pre|figure|figcaption)\b[^>]*>/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of HTML that the campus has sanitised, for where there is no HTML: a search, a message, a calendar. What they are
 * parted by is `between` blocks; white space is folded as a browser folds it. The result is text and never HTML again.
 */
export function htmlText(html: string, between: ' ' | '\n' = ' '): string {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replace(/\s+/g, ' ')
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decoded)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, () => between)
    .trim();
}

function decoded(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? reference;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return point <= 0x10ffff ? String.fromCodePoint(point) : reference;
}
