import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '#campus/network/refusals.ts';
import type { CampusFailure } from '#wire/campus-failure.ts';
import { refusalWords } from './refusal-words.ts';
import { wordsFor } from './words.ts';

const TROUBLES: CampusFailure[] = [
  { kind: 'offline' },
  { kind: 'unreachable', status: 503 },
  { kind: 'signed-out' },
  { kind: 'missing', what: 'list' },
  { kind: 'outdated' },
  { kind: 'garbled', where: 'me' },
  ...REFUSAL_CODES.map((code): CampusFailure => ({ kind: 'refused', code })),
];

async function shellOf(language: string): Promise<Record<string, { translation: string }>> {
  return JSON.parse(await readFile(`locales/${language}/shell.json`, 'utf8'));
}

describe('words for troubles', () => {
  it.each(['de', 'ar'])('exist for each trouble in %s', async (language) => {
    const shell = await shellOf(language);
    for (const trouble of TROUBLES) {
      const { title, text } = wordsFor(trouble);
      expect(shell[title.id]?.translation, JSON.stringify(trouble)).toBeTruthy();
      if (text) expect(shell[text.id]?.translation, JSON.stringify(trouble)).toBeTruthy();
    }
  });

  it('never show a code that the app does not know', () => {
    expect(refusalWords('SOMETHING_NEW').id).toBe(refusalWords('ANOTHER').id);
    expect(refusalWords('toString').id).toBe(refusalWords('ANOTHER').id);
  });

  it('tell apart what the person can do about it', () => {
    const titles = TROUBLES.map((trouble) => wordsFor(trouble).title.id);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
