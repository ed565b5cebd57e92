/** What the launcher has for the pages below it. */
declare global {
  interface Window {
    campusAtOnce?: (page: Window & typeof globalThis) => void;
  }
}

/** Asks the windows above for it; the launcher stands between a package and the app, of which a page sees nothing. */
const MARK = '<script>for(var w=window;!w.campusAtOnce&&w!==w.parent;)w=w.parent;w.campusAtOnce(window)</script>';

/** Bytes in which a document says what it is, after whatever its makers wrote above. */
const HEAD = 16 * 1024;
/** What may stand before the first element: a script before the doctype would make another page of it. */
const BEFORE = /^(?:ï»¿)?(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype[^>]*>)*/i;

/** The page with a script before all of its own, which lets the launcher answer its synchronous requests. */
export async function markPage({ type, body }: { type: string; body: Blob }): Promise<Blob> {
  const begin = new TextDecoder('latin1').decode(await body.slice(0, HEAD).arrayBuffer());
  // Two bytes a letter: the mark would be none of its letters.
  if (!type.startsWith('text/html') || /^(?:ÿþ|þÿ)/.test(begin)) return body;
  const at = BEFORE.exec(begin)?.[0].length ?? 0;
  return new Blob([body.slice(0, at), MARK, body.slice(at)]);
}
