import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { Blob, Face, Font, Buffer as Line, shape } from 'harfbuzzjs';
import { openPdf } from './read-pdf.ts';

/** Ink of a page, from 0 to 255 for each point of it, row by row. */
export type Picture = Uint8Array;

/** A piece of a line in one font, from left to right as it is seen. */
export type Piece = { text: string; file: string };

/** A form where it stands: `path` in units of the font, `scale` points for one of them, `x` and `y` in points. */
type Form = { path: string; scale: number; x: number; y: number };

const PAGE = { width: 841.89, height: 595.28 };
/** Points of the picture for one of the page: a dot of a letter is some points wide. */
const FINE = 3;
const { resolve } = createRequire(import.meta.url);

function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

/** How the lines of this size look in a PDF: its own forms out of the fonts within it, where its content puts them. */
export function pictureOfPdf(file: Buffer, size: number): Promise<Picture> {
  const pdf = openPdf(file);
  const forms = [...pdf.content.matchAll(/BT\n([\s\S]*?)\nET/g)].flatMap(([, block = '']) => {
    const [, name = '', points] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? [];
    if (Number(points) !== size) return [];
    const [, inner] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(pdf.bodyOf(pdf.fonts.get(name))) ?? [];
    const [, descriptor] = /\/FontDescriptor (\d+) 0 R/.exec(pdf.bodyOf(inner)) ?? [];
    const font = fontOf(pdf.streamOf(/\/FontFile2 (\d+) 0 R/.exec(pdf.bodyOf(descriptor))?.[1]));
    const widths = widthsOf(pdf.bodyOf(inner));
    return shownIn(block, { font, size, widths });
  });
  return drawn(forms);
}

/** `/W [0 [500 600]]`: thousandths of the size, by glyph. */
function widthsOf(font: string): readonly number[] {
  const [, list = ''] = /\/W \[0 \[([\d.\s-]*)\]\]/.exec(font) ?? [];
  return list.trim().split(/\s+/).map(Number);
}

type Shown = { font: Font; size: number; widths: readonly number[] };

function shownIn(block: string, { font, size, widths }: Shown): Form[] {
  let [x, y] = [0, 0];
  return [...block.matchAll(/1 0 0 1 (\S+) (\S+) Tm|<(\w+)>|(-?[\d.]+)(?= ?[<\]])/g)].flatMap(
    ([, left, up, glyphs, back]) => {
      if (left !== undefined) [x, y] = [Number(left), PAGE.height - Number(up)];
      if (back !== undefined) x -= (Number(back) / 1000) * size;
      return (glyphs?.match(/\w{4}/g) ?? []).map((hex) => {
        const glyph = Number.parseInt(hex, 16);
        const form = { path: font.glyphToPath(glyph), scale: size / font.face.upem, x, y };
        x += ((widths[glyph] ?? 0) / 1000) * size;
        return form;
      });
    },
  );
}

/** How a line looks that HarfBuzz has shaped, as browsers have their text shaped: in the middle of the page. */
export function pictureOfLine(pieces: readonly Piece[], { size, y }: { size: number; y: number }): Promise<Picture> {
  let x = 0;
  const forms = pieces.flatMap(({ text, file }) => {
    const font = fontOf(readFileSync(resolve(file)));
    const scale = size / font.face.upem;
    const line = new Line();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    return line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const form = { path: font.glyphToPath(codepoint), scale, x: x + xOffset * scale, y: y - yOffset * scale };
      x += xAdvance * scale;
      return form;
    });
  });
  const left = (PAGE.width - x) / 2;
  return drawn(forms.map((form) => ({ ...form, x: form.x + left })));
}

async function drawn(forms: readonly Form[]): Promise<Picture> {
  const paths = forms.map(
    ({ path, scale, x, y }) => `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}">${paths.join('')}</svg>`;
  const { pixels } = await renderAsync(svg, { fitTo: { mode: 'width', value: PAGE.width * FINE } });
  return pixels.filter((_, at) => at % 4 === 3);
}

/** How much ink of two pictures is the same: 1 where all is, 0 where nothing is or there is none. */
export function sameInk(one: Picture, other: Picture): number {
  let [both, either] = [0, 0];
  for (const [at, ink] of one.entries()) {
    both += Math.min(ink, other[at] ?? 0);
    either += Math.max(ink, other[at] ?? 0);
  }
  return either === 0 ? 0 : both / either;
}
