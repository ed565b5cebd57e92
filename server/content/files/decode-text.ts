/** What is wrong with a file of text, by the line; undefined: with the whole. */
export interface UnreadableText {
  readonly line: number | undefined;
  readonly message: string;
}

const SAVE_AS_UTF8 = 'save the file again as UTF-8';
const REPLACEMENT = '\uFFFD';
const LINE_FEED = 0x0a;

/** The text of a file in UTF-8, without its byte order mark; or the first line that shows another encoding. */
export function decodeText(bytes: Uint8Array): string | UnreadableText {
  if (isUtf16(bytes)) return { line: undefined, message: `is in UTF-16: ${SAVE_AS_UTF8}` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { line: firstForeignLine(bytes), message: `has letters that are not in UTF-8: ${SAVE_AS_UTF8}` };
  }
  const damaged = text.split('\n').findIndex((line) => line.includes(REPLACEMENT));
  if (damaged === -1) return text;
  return {
    line: damaged + 1,
    message: `has "${REPLACEMENT}" where another program could not read a letter: write the letter again`,
  };
}

/** The same of a file that another one names. */
export function unreadableMessage(path: string, { line, message }: UnreadableText): string {
  return line === undefined ? `${path} ${message}` : `${path}, line ${line}: ${message}`;
}

/** By its mark, or by the zero bytes that no text in UTF-8 has. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || bytes.includes(0);
}

function firstForeignLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? undefined : end));
    } catch {
      return line;
    }
    if (end === -1) break;
    start = end + 1;
  }
  return line;
}
