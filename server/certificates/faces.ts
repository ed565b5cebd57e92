/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { type FontSlice, fontSlices } from './font-slices.ts';

export type Weight = 'regular' | 'bold';

/** A font of one weight with the letters that it has. */
export interface FontFace {
  readonly id: string;
  /** TrueType. */
  readonly file: Buffer;
  readonly font: Font;
  readonly letters: ReadonlySet<number>;
}

const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 };
const CAMPUS_FONTS = {
  onest: {
    regular: '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
    bold: '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
  },
  vazirmatn: {
    regular: '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
    bold: '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  },
} as const;
/** Faces that stay in memory, some 300 KB each. */
const FACES_KEPT = 24;

const { resolve } = createRequire(import.meta.url);
const campusFaces = new Map<string, FontFace>();
const fallbackFaces = new LRUCache<string, Promise<FontFace>>({ max: FACES_KEPT });

/** The first face that has all these letters; undefined where none has. */
export async function faceOf(letters: readonly number[], weight: Weight): Promise<FontFace | undefined> {
  const hasAll = (face: FontFace): boolean => letters.every((letter) => face.letters.has(letter));
  const ofCampus = [campusFace('onest', weight), campusFace('vazirmatn', weight)].find(hasAll);
  if (ofCampus !== undefined) return ofCampus;
  for (const slice of fontSlices()) {
    if (!letters.every((letter) => slice.ranges.some(([from, to]) => from <= letter && letter <= to))) continue;
    const face = await fallbackFace(slice, weight);
    if (hasAll(face)) return face;
  }
  return undefined;
}

/** Every letter that can be printed. */
export async function printableLetters(): Promise<ReadonlySet<number>> {
  const all = new Set([...campusFace('onest', 'bold').letters, ...campusFace('vazirmatn', 'bold').letters]);
  for (const slice of fontSlices()) for (const letter of (await fallbackFace(slice, 'bold')).letters) all.add(letter);
  return all;
}

function campusFace(name: keyof typeof CAMPUS_FONTS, weight: Weight): FontFace {
  const id = `${name}-${weight}`;
  const face = campusFaces.get(id) ?? faceIn(id, readFileSync(resolve(CAMPUS_FONTS[name][weight])));
  campusFaces.set(id, face);
  return face;
}

function fallbackFace(slice: FontSlice, weight: Weight): Promise<FontFace> {
  const id = `${slice.path}-${weight}`;
  const face = fallbackFaces.get(id) ?? cutFace(id, slice, weight);
  fallbackFaces.set(id, face);
  return face;
}

async function cutFace(id: string, { path, isVariable }: FontSlice, weight: Weight): Promise<FontFace> {
  const file = await subsetFont(await readFile(path), '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    ...(isVariable && { variationAxes: { wght: WEIGHTS[weight] } }),
  });
  return faceIn(id, file);
}

function faceIn(id: string, file: Buffer): FontFace {
  const face = new Face(new Blob(file));
  return { id, file, font: new Font(face), letters: new Set(face.collectUnicodes()) };
}
