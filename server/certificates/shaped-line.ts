import bidiFactory from 'bidi-js';
import { ClusterLevel, Direction, Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import { type FontFace, faceOf, type Weight } from './faces.ts';

/** A glyph of a face, measured in units of its em. */
export interface ShapedGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A piece of a line in one face and one direction, with its glyphs in visual order from left to right. */
export interface ShapedRun {
  readonly face: FontFace;
  readonly text: string;
  readonly glyphs: readonly ShapedGlyph[];
}

export interface ShapedLine {
  /** From left to right. */
  readonly runs: readonly ShapedRun[];
  /** Letters that no face has; they are not in the runs. */
  readonly missing: readonly string[];
}

interface Piece {
  readonly text: string;
  readonly face: FontFace;
}

const bidi = bidiFactory();
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const NEUTRAL = /^[^\p{L}\p{N}]$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** A line as a browser would show it: each piece in a face that has its letters, in the order of UAX 9 (LANG-7). */
export async function shapedLine(text: string, base: 'ltr' | 'rtl' | 'auto', weight: Weight): Promise<ShapedLine> {
  const { pieces, missing } = await piecesOf(text.normalize('NFC').replace(/\s+/gu, ' '), weight);
  const line = pieces.map((piece) => piece.text).join('');
  const embedding = bidi.getEmbeddingLevels(line, base);
  const levelled = pieces.flatMap((piece) => [...piece.text].map((sign) => ({ sign, face: piece.face })));
  const runs: { text: string; face: FontFace; level: number; start: number }[] = [];
  let index = 0;
  for (const { sign, face } of levelled) {
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && last.face === face) last.text += sign;
    else runs.push({ text: sign, face, level, start: index });
    index += sign.length;
  }
  // A run has one level, so its characters stay together when the line is reordered.
  const seen = bidi.getReorderedIndices(line, embedding).map((at) => runs.findLast(({ start }) => start <= at));
  return {
    missing,
    runs: [...new Set(seen)].flatMap((run) =>
      run === undefined ? [] : [{ face: run.face, text: run.text, glyphs: glyphsOf(run.text, run.face, run.level) }],
    ),
  };
}

/** A word stays in one face where one has all its letters, because letters of two faces do not join. */
async function piecesOf(text: string, weight: Weight): Promise<{ pieces: readonly Piece[]; missing: string[] }> {
  const pieces: Piece[] = [];
  const missing: string[] = [];
  for (const word of text.split(/(?<= )|(?= )/u)) {
    const whole = await faceFor(word, weight, pieces.at(-1)?.face);
    const parts = whole === undefined ? [...clusters.segment(word)].map(({ segment }) => segment) : [word];
    for (const part of parts) {
      const face = whole ?? (await faceFor(part, weight, pieces.at(-1)?.face));
      if (face !== undefined) pieces.push({ text: part, face });
      else
        for (const sign of part) {
          const only = await faceFor(sign, weight, pieces.at(-1)?.face);
          if (only === undefined) missing.push(sign);
          else pieces.push({ text: sign, face: only });
        }
    }
  }
  return { pieces, missing };
}

/** A space or a mark belongs to what stands before it. */
async function faceFor(text: string, weight: Weight, before: FontFace | undefined): Promise<FontFace | undefined> {
  const letters = [...text].filter((sign) => !INVISIBLE.test(sign)).map((sign) => sign.codePointAt(0) ?? 0);
  const isNeutral = letters.length === 0 || NEUTRAL.test(text);
  if (isNeutral && before !== undefined && letters.every((letter) => before.letters.has(letter))) return before;
  return faceOf(letters, weight);
}

function glyphsOf(text: string, { font }: FontFace, level: number): ShapedGlyph[] {
  const line = new HarfBuzzBuffer();
  line.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  line.addText(text);
  line.guessSegmentProperties();
  line.setDirection(level % 2 === 0 ? Direction.LTR : Direction.RTL);
  shape(font, line);
  const glyphs = line.getGlyphInfosAndPositions();
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const unclaimed = new Map<number, number[]>();
  for (const [n, start] of starts.entries()) {
    const ids = new Set(glyphs.filter(({ cluster }) => cluster === start).map(({ codepoint }) => codepoint));
    const letters = [...text.slice(start, starts[n + 1])].map((sign) => sign.codePointAt(0) ?? 0);
    unclaimed.set(
      start,
      letters.filter((letter) => !ids.has(font.nominalGlyph(letter) ?? -1)),
    );
  }
  return glyphs.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const end = starts.find((start) => start > cluster);
    const own = [...text.slice(cluster, end)].map((sign) => sign.codePointAt(0) ?? 0);
    const nominal = own.filter((letter) => font.nominalGlyph(letter) === id).slice(0, 1);
    // Letters that have no glyph of their own are assigned to the first glyph of their cluster that belongs to no letter.
    const codePoints = nominal.length > 0 ? nominal : (unclaimed.get(cluster) ?? []);
    if (nominal.length === 0) unclaimed.delete(cluster);
    return { id, codePoints, xAdvance, xOffset, yOffset };
  });
}
