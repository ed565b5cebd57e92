import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Run } from './visual-runs.ts';

type Weight = 'regular' | 'bold';

const FILES = {
  other: {
    regular: '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
    bold: '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
    bold: '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  },
} as const;

const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Buffer>();

/** The name under which a document knows the font of a script. */
export function fontName(script: Run['script'], weight: Weight): string {
  return `${script}-${weight}`;
}

/** Gives a document the four fonts; each file is read once for all. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const script of ['other', 'arabic'] as const)
    for (const weight of ['regular', 'bold'] as const) {
      const path = resolve(FILES[script][weight]);
      const file = read.get(path) ?? readFileSync(path);
      read.set(path, file);
      doc.registerFont(fontName(script, weight), file);
    }
}
