import * as v from 'valibot';
import type { Weight } from './faces.ts';
import { type ShapedLine, type ShapedRun, shapedLine } from './shaped-line.ts';

export interface Line {
  /** Of the line's base, in points from the upper edge. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  /** Auto: the text's own, by its first letter, for what people wrote. */
  readonly base: 'ltr' | 'rtl' | 'auto';
  /** Points that it may take; a longer one is written smaller. */
  readonly width: number;
}

export interface Page {
  readonly doc: PDFKit.PDFDocument;
  /** Letters of the texts that no font has. */
  readonly unprinted: Set<string>;
}

/** The interface that pdfkit expects of an embedded font. */
interface WrittenFont {
  layout(): {
    glyphs: { id: number; codePoints: readonly number[]; advanceWidth: number }[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
}

/** The declarations of pdfkit leave this out. */
const writer = v.object({
  _font: v.object({
    font: v.custom<WrittenFont>((font) => typeof font === 'object' && font !== null && 'layout' in font),
  }),
});
const SMALLEST = 9;

/** Writes one centred line, each script in a font that covers it. */
export async function writeLine({ doc, unprinted }: Page, text: string, line: Line): Promise<void> {
  const shaped = await shapedLine(text, line.base, line.weight);
  for (const letter of shaped.missing) unprinted.add(letter);
  let { size } = line;
  while (widthOf(shaped) * size > line.width && size > SMALLEST) size -= 1;
  let x = (doc.page.width - widthOf(shaped) * size) / 2;
  doc.fillColor(line.color);
  for (const run of shaped.runs) {
    doc.registerFont(run.face.id, run.face.file).font(run.face.id).fontSize(size);
    handOver(doc, run);
    // A list of features keeps pdfkit from laying out each word separately.
    doc.text(run.text, x, line.y, { lineBreak: false, baseline: 'alphabetic', features: [] });
    x += runWidth(run) * size;
  }
}

/** The document's font returns what HarfBuzz shaped, because pdfkit's own shaper does not support all scripts. */
function handOver(doc: PDFKit.PDFDocument, { glyphs, face }: ShapedRun): void {
  const { font } = v.parse(writer, doc)._font;
  const advanceWidth = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  font.layout = () => ({
    glyphs: glyphs.map(({ id, codePoints }) => ({ id, codePoints, advanceWidth: face.font.glyphHAdvance(id) })),
    positions: glyphs.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset, yOffset })),
    advanceWidth,
  });
}

/** Cut at spaces so that no line is wider than that; at most so many lines, the last one takes the rest. */
export async function linesOf(text: string, line: Omit<Line, 'y'>, most: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = async () => widthOf(await shapedLine(longer, line.base, line.weight)) * line.size <= line.width;
    if (last !== undefined && (lines.length === most || (await fits()))) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** In points, for text of one point. */
function widthOf({ runs }: ShapedLine): number {
  return runs.reduce((sum, run) => sum + runWidth(run), 0);
}

function runWidth({ glyphs, face }: ShapedRun): number {
  return glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.font.face.upem;
}
