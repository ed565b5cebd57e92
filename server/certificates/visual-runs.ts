import bidiFactory from 'bidi-js';

/** A piece of a line in one script and one direction, as it is handed to the font. */
export interface Run {
  readonly text: string;
  readonly script: 'arabic' | 'other';
}

interface Piece extends Run {
  readonly level: number;
}

const bidi = bidiFactory();

/**
 * A line from left to right as it is seen. The font shapes what is handed to it and turns Arabic script around by itself,
 * but it knows neither the order of the pieces nor which digits stand in them (UAX 9; LANG-7).
 */
export function visualRuns(text: string, base: 'ltr' | 'rtl' | 'auto'): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const pieces = piecesOf(text, levels, bidi.getMirroredCharactersMap(text, levels));
  return reordered(pieces).map(({ text: logical, script, level }) => ({ script, text: handedOver(logical, level) }));
}

const ARABIC = /\p{Script=Arabic}/u;
const NEUTRAL = /^[^\p{L}\p{N}]$/u;

function piecesOf(text: string, levels: Uint8Array, mirrored: ReadonlyMap<number, string>): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  for (const sign of text) {
    const level = levels[index] ?? 0;
    const shown = mirrored.get(index) ?? sign;
    const last = pieces.at(-1);
    // A space or a mark belongs to the piece before it.
    const script = NEUTRAL.test(sign) && last?.level === level ? last.script : ARABIC.test(sign) ? 'arabic' : 'other';
    if (last?.level === level && last.script === script) pieces.splice(-1, 1, { ...last, text: last.text + shown });
    else pieces.push({ text: shown, script, level });
    index += sign.length;
  }
  return pieces;
}

/** Rule L2 of UAX 9, over pieces instead of characters. */
function reordered(pieces: readonly Piece[]): Piece[] {
  const line = [...pieces];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level >= 1; level--)
    for (let start = 0; start < line.length; start++) {
      if ((line[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((line[end]?.level ?? 0) >= level) end++;
      line.splice(start, end - start, ...line.slice(start, end).reverse());
      start = end;
    }
  return line;
}

/** The font turns every piece around that holds a sign of Arabic script, and no other one. */
function handedOver(text: string, level: number): string {
  const isTurnedByFont = ARABIC.test(text);
  const runsRight = level % 2 === 0;
  return isTurnedByFont === runsRight ? [...text].reverse().join('') : text;
}
