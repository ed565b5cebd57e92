import bidiFactory from 'bidi-js';

/** A piece of a line in one script and one direction, as it is handed to the font. */
export interface Run {
  readonly text: string;
  readonly script: 'arabic' | 'other';
}

interface Piece extends Run {
  readonly level: number;
  /** The place of its first character in the line. */
  readonly start: number;
}

const bidi = bidiFactory();

/**
 * A line from left to right as it is seen. The font shapes what is handed to it and turns Arabic script around by itself,
 * but it knows neither the order of the pieces nor which digits stand in them (UAX 9; LANG-7).
 */
export function visualRuns(text: string, base: 'ltr' | 'rtl' | 'auto'): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(text, base);
  const pieces = piecesOf(text, embedding.levels, bidi.getMirroredCharactersMap(text, embedding.levels));
  // A piece has one level, so its characters stay together when the line is reordered.
  const seen = bidi.getReorderedIndices(text, embedding).map((index) => pieces.findLast(({ start }) => start <= index));
  return [...new Set(seen)].flatMap((piece) =>
    piece === undefined ? [] : [{ script: piece.script, text: handedOver(piece.text, piece.level) }],
  );
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
    else pieces.push({ text: shown, script, level, start: index });
    index += sign.length;
  }
  return pieces;
}

/** The font turns every piece around that holds a sign of Arabic script, and no other one. */
function handedOver(text: string, level: number): string {
  const isTurnedByFont = ARABIC.test(text);
  const runsRight = level % 2 === 0;
  return isTurnedByFont === runsRight ? [...text].reverse().join('') : text;
}
