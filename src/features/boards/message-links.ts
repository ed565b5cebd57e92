import { LinkifyIt } from 'linkify-it';
import { webAddress } from '#campus/text/web-address.ts';

/** A piece of a text; with `href` it leads there. */
export type TextPiece = { text: string; href?: string };

// What has no scheme may be a file name or the end of a sentence; the other schemes of the library lead nowhere on the web.
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null);

/**
 * The pieces of a plain text in their order, addresses of the web and of mail apart (BOARD-3). All that makes a link is
 * checked once more: nothing but http, https and mailto ever becomes an `href`.
 */
export function linkedPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { index, lastIndex, url } of finder.match(text) ?? []) {
    const href = url.startsWith('mailto:') ? url : webAddress(url);
    if (href === undefined) continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: text.slice(index, lastIndex), href });
    at = lastIndex;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
