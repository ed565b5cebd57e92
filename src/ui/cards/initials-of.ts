/** Letters of these scripts join and do not stand well alone. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;
/** Other scripts keep their case: Georgian capitals are for headlines and missing in many fonts. */
const HAS_CAPITALS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
/** Thai and Lao write some vowels before the consonant that they follow. */
const VOWEL_BEFORE = /^[\u0e40-\u0e44\u0ec0-\u0ec4]$/u;
const LETTER = /[\p{L}\p{N}]/u;

/** First letters of the first and the last word, each with the marks that belong to it. */
export function initialsOf(name: string): string {
  const names = name
    .replace(/\p{Cf}/gu, (mark) => (mark === '\u200d' ? mark : ''))
    .trim()
    .split(/\s+/u);
  const first = initialOf(names[0] ?? '');
  if (names.length < 2 || JOINED.test(first)) return first;
  return first + initialOf(names.at(-1) ?? '');
}

function initialOf(name: string): string {
  const all = clustersOf(name);
  const at = Math.max(
    0,
    all.findIndex((cluster) => LETTER.test(cluster)),
  );
  const cluster = all[at] ?? '';
  if (VOWEL_BEFORE.test(cluster)) return cluster + (all[at + 1] ?? '');
  if (!HAS_CAPITALS.test(cluster)) return cluster;
  const capital = cluster.toLocaleUpperCase();
  // Skips capitals that expand to several letters.
  return clustersOf(capital).length === 1 ? capital : cluster;
}

/** Splits a text into graphemes, or into letters with their marks where there is no segmenter. */
function clustersOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.match(/\P{M}\p{M}*/gu) ?? [];
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}
