import { TAGS_MAX } from '#campus/limits.ts';

/** Between the abbreviations of an address: `/filter/A1-JOB` (CATALOGUE-5). */
const DASH = '-';

/** The tags of an address, each once, at most three (CATALOGUE-5); what is left over is not looked for. */
export function tagsOfPath(text: string): string[] {
  const tags = text
    .split(DASH)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, TAGS_MAX);
}

export function pathOfTags(tags: readonly string[]): string {
  return tags.join(DASH);
}

/**
 * What a tap on a tag makes of a choice: on, off, or — over three — nothing but the word that there are three
 * (CATALOGUE-5).
 */
export function chooseTag(chosen: readonly string[], tag: string): { chosen: readonly string[]; isFull: boolean } {
  if (chosen.includes(tag)) return { chosen: chosen.filter((each) => each !== tag), isFull: false };
  return chosen.length >= TAGS_MAX ? { chosen, isFull: true } : { chosen: [...chosen, tag], isFull: false };
}
