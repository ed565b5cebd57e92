import { fontName } from './fonts.ts';
import { visualRuns } from './visual-runs.ts';

export interface Line {
  /** Of the line's base, in points from the upper edge. */
  readonly y: number;
  readonly size: number;
  readonly weight: 'regular' | 'bold';
  readonly color: string;
  /** Auto: the text's own, by its first letter, for what people wrote. */
  readonly base: 'ltr' | 'rtl' | 'auto';
  /** Points that it may take; a longer one is written smaller. */
  readonly width: number;
}

/** Features turn off the splitting at spaces, which would turn the words of Arabic around. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga'];
const SMALLEST = 9;

/** Writes one line in the middle of the page, each script in its own font. */
export function writeLine(doc: PDFKit.PDFDocument, text: string, line: Line): void {
  let { size } = line;
  while (widthOf(doc, text, { ...line, size }) > line.width && size > SMALLEST) size -= 1;
  let x = (doc.page.width - widthOf(doc, text, { ...line, size })) / 2;
  doc.fillColor(line.color);
  for (const run of visualRuns(text, line.base)) {
    doc.font(fontName(run.script, line.weight)).fontSize(size);
    doc.text(run.text, x, line.y, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
    x += doc.widthOfString(run.text, { features: FEATURES });
  }
}

/** Cut at spaces so that no line is wider than that; at most so many lines, the last one takes the rest. */
export function linesOf(doc: PDFKit.PDFDocument, text: string, line: Omit<Line, 'y'>, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (lines.length === most || widthOf(doc, longer, line) <= line.width))
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function widthOf(doc: PDFKit.PDFDocument, text: string, line: Omit<Line, 'y'>): number {
  return visualRuns(text, line.base).reduce((sum, run) => {
    doc.font(fontName(run.script, line.weight)).fontSize(line.size);
    return sum + doc.widthOfString(run.text, { features: FEATURES });
  }, 0);
}
