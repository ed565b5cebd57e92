/** Characters that programs have and no text: all controls but tabs and the ends of lines and pages. */
const CONTROLS = /(?![\t\n\v\f\r])\p{Cc}/u;
/** From here on the encodings of Windows for one script have letters, below it signs. */
const FIRST_LETTER = 0xc0;

/** Whether the beginning of a file is text: UTF-8, UTF-16 with its mark, or an encoding of Windows with one byte a letter. */
export function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return isDecoded(head, 'utf-16le');
  if (first === 0xfe && second === 0xff) return isDecoded(head, 'utf-16be');
  return isDecoded(head, 'utf-8') || isOfWindows(head);
}

function isDecoded(head: Uint8Array, encoding: string): boolean {
  try {
    // The last letter may be cut.
    return !CONTROLS.test(new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
}

/** Any bytes are letters there: in a text most of them stand beside another one. */
function isOfWindows(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 0x80 && CONTROLS.test(String.fromCharCode(byte)))) return false;
  const letters = [...head.keys()].filter((n) => (head[n] ?? 0) >= FIRST_LETTER);
  const besideLetters = letters.filter((n) => isLetter(head[n - 1]) || isLetter(head[n + 1]));
  return besideLetters.length * 2 >= letters.length;
}

function isLetter(byte = 0): boolean {
  return byte >= 0x80 || /[a-z]/i.test(String.fromCharCode(byte));
}
