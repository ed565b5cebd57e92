/** A stretch of a text that is a word of the glossary: from, to, and which entry. */
export type FoundWord = { start: number; end: number; entry: number };

/** What stands before a word in a glossary and need not stand before it in a text. */
const BEFORE = /^(?:der|die|das|ein|eine|sich|etwas)\s+/iu;
/** “Frau …”, “Das passt.” */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Finds words in a text. What is in `seen` is not looked for again, what is found is added: a block may consist of many texts. */
export type WordFinder = (text: string, seen?: Set<number>) => FoundWord[];

/**
 * Finds the words of a glossary in running texts, each at its first place (LESSON-4), the longer one where two begin
 * together. A noun is a word only with its capital, whatever the language around it: “Art” is German, “art” is not.
 */
export function finderOf(words: readonly string[]): WordFinder {
  const longestFirst = [...words.entries()].sort(([, a], [, b]) => b.length - a.length);
  const patterns = longestFirst.flatMap(([entry, word]) => {
    const pattern = patternOf(word);
    return pattern === undefined ? [] : [{ entry, pattern }];
  });
  return (text, seen = new Set()) => wordsIn(text, patterns, seen);
}

type Pattern = { entry: number; pattern: RegExp };

function wordsIn(text: string, patterns: readonly Pattern[], seen: Set<number>): FoundWord[] {
  const found: FoundWord[] = [];
  for (const { entry, pattern } of patterns) {
    if (seen.has(entry)) continue;
    for (const { 0: match, index: start } of text.matchAll(pattern)) {
      const end = start + match.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ start, end, entry });
      seen.add(entry);
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function patternOf(word: string): RegExp | undefined {
  const core = word.trim().replace(BEFORE, '').replaceAll(AROUND, '');
  const [first] = core;
  if (first === undefined) return undefined;
  const rest = escaped(core.slice(first.length)).replaceAll(/\s+/gu, '\\s+');
  const begin = first === first.toLocaleLowerCase('de') ? `[${first}${first.toLocaleUpperCase('de')[0]}]` : first;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${begin}${rest}(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
