import { inflateSync } from 'node:zlib';

/** One piece of text of a page, from left to right: signs as the font says that its glyphs mean them. */
export interface ShownText {
  readonly text: string;
  /** Glyphs of the font's own numbering: two forms of a letter are two. */
  readonly glyphs: readonly string[];
}

/** A PDF by its own tables: every object must lie where its table says. */
export interface OpenedPdf {
  readonly raw: string;
  /** What an object says, by its number. */
  bodyOf(number: string | undefined): string;
  streamOf(number: string | undefined): Buffer;
  /** Numbers of the fonts of the page, by the name that its content calls them. */
  readonly fonts: ReadonlyMap<string, string>;
  /** What draws the page. */
  readonly content: string;
}

export function openPdf(file: Buffer): OpenedPdf {
  const raw = file.toString('latin1');
  const objects = objectsOf(raw);
  const bodyOf = (number = ''): string => objects.get(number) ?? '';
  const streamOf = (number?: string): Buffer => {
    const body = bodyOf(number);
    const start = body.indexOf('stream\n') + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
    const bytes = Buffer.from(body.slice(start, start + length), 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
  };
  const page = [...objects.values()].find((body) => /\/Type \/Page\b/.test(body)) ?? '';
  const resources = bodyOf(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
    ([, name = '', number = '']) => [name, number] as const,
  );
  const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]).toString('latin1');
  return { raw, bodyOf, streamOf, content, fonts: new Map(fonts) };
}

/** The texts of a PDF as they are shown. */
export function readPdf(file: Buffer): { texts: readonly ShownText[]; language: string | undefined } {
  const pdf = openPdf(file);
  const meanings = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, number] of pdf.fonts) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(pdf.bodyOf(number))?.[1];
    if (table !== undefined) meanings.set(name, meaningsOf(pdf.streamOf(table).toString('latin1')));
  }
  return { texts: textsOf(pdf.content, meanings), language: /\/Lang \(([^)]*)\)/.exec(pdf.raw)?.[1] };
}

function objectsOf(raw: string): ReadonlyMap<string, string> {
  const table = Number(/startxref\n(\d+)\n%%EOF/.exec(raw)?.[1]);
  const [, , count = '0'] = /^xref\n(\d+) (\d+)\n/.exec(raw.slice(table)) ?? [];
  const rows = [...raw.slice(table).matchAll(/^(\d{10}) \d{5} n\s*$/gm)];
  if (rows.length === 0 || rows.length !== Number(count) - 1) throw new Error('The table of objects is not whole.');
  return new Map(
    rows.map(([, at = ''], n) => {
      const body = raw.slice(Number(at));
      if (!body.startsWith(`${n + 1} 0 obj\n`)) throw new Error(`Object ${n + 1} is not where the table says.`);
      return [String(n + 1), body.slice(0, body.indexOf('\nendobj'))];
    }),
  );
}

/** What each glyph stands for. */
function meaningsOf(table: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [, from = '', signs = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...signs.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], n) => {
      const units = hex.replaceAll(' ', '').match(/\w{4}/g) ?? [];
      const glyph = (Number.parseInt(from, 16) + n).toString(16).padStart(4, '0');
      meanings.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  return meanings;
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): ShownText[] {
  let meanings: ReadonlyMap<string, string> | undefined;
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
    if (font !== undefined) meanings = fonts.get(font);
    if (shown === undefined) return [];
    const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
    return [{ text: glyphs.map((glyph) => meanings?.get(glyph) ?? '?').join(''), glyphs }];
  });
}
