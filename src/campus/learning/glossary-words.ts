/** A stretch of a text that is a word of the glossary: from, to, and which entry. */
export type FoundWord = { start: number; end: number; entry: number };

/** What stands before a word in a glossary and need not stand before it in a text. */
const BEFORE = /^(?:der|die|das|ein|eine|sich|etwas)\s+/iu;
/** “Frau …”, “Das passt.” */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** What a word goes on with. Not within each pattern: a browser takes a millisecond of a slow phone for each such class that it reads. */
const LETTER = /[\p{L}\p{M}\p{N}]/u;

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
    for (const { start, end } of wholePlaces(text, pattern)) {
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ start, end, entry });
      seen.add(entry);
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where a pattern is found and is not a part of a longer word. */
function* wholePlaces(text: string, pattern: RegExp): Generator<{ start: number; end: number }> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    if (isWhole(text, start, end)) yield { start, end };
    // The next place may begin within this one.
    else pattern.lastIndex = start + firstOf(match[0]).length;
  }
}

function isWhole(text: string, start: number, end: number): boolean {
  const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1) ?? '';
  return !LETTER.test(before) && !LETTER.test(firstOf(text.slice(end, end + 2)));
}

function firstOf(text: string): string {
  const [first = ''] = text;
  return first;
}

function patternOf(word: string): RegExp | undefined {
  const core = word.trim().replace(BEFORE, '').replaceAll(AROUND, '');
  const first = firstOf(core);
  if (first === '') return undefined;
  const rest = escaped(core.slice(first.length)).replaceAll(/\s+/gu, '\\s+');
  const begin = first === first.toLocaleLowerCase('de') ? `[${first}${first.toLocaleUpperCase('de')[0]}]` : first;
  return new RegExp(`${begin}${rest}`, 'gu');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
