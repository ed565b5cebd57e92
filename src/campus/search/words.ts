import { withoutInvisible } from '#campus/text/typed-text.ts';
import { fold } from './fold.ts';

/** A word of a text, with the forms by which it is found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly forms: readonly string[];
}

/** Letters and digits; apostrophes, hyphens and the joint of Persian words hold one together. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ‘\u200c\u2010\u2011-][\p{L}\p{N}\p{M}]+)*/gu;
const JOINTS = /[\u200c\u2010\u2011-]/;
const APOSTROPHES = /['’ʼ‘]/g;
/** The Arabic article, also with a particle before it; short words keep it, since it may be their own. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The words of a text, each with every form that somebody may type: `E-Mail` is e, mail and email; `Müll` also muell. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    forms: formsOf(match[0]),
  }));
}

/** What is looked for, one form of each word that was typed, in order and once. */
export function termsOf(query: string): string[] {
  const words = [...withoutInvisible(query).matchAll(WORD)].flatMap(([word]) =>
    word.replace(APOSTROPHES, '').split(JOINTS),
  );
  return [...new Set(words.map((word) => withoutArticle(fold(word))).filter((term) => term !== ''))];
}

function formsOf(word: string): string[] {
  const whole = word.replace(APOSTROPHES, '');
  const parts = whole.split(JOINTS);
  const spellings = parts.length > 1 ? [...parts, parts.join('')] : parts;
  const forms = spellings.flatMap((one) => {
    const folded = fold(one);
    return [folded, withoutArticle(folded), fold(spelledOut(one))];
  });
  return [...new Set(forms.filter((form) => form !== ''))];
}

function withoutArticle(folded: string): string {
  return folded.replace(ARTICLE, '');
}

/** German without umlauts, as it is typed on other keyboards. */
function spelledOut(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
}
