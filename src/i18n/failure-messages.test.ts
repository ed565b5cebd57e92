import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '#campus/network/refusals.ts';
import type { CampusFailure } from '#wire/campus-failure.ts';
import { failureMessages } from './failure-messages.ts';
import { refusalMessage } from './refusal-messages.ts';

const FAILURES: CampusFailure[] = [
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

describe('messages for failures', () => {
  it.each(['de', 'ar'])('exist for each failure in %s', async (language) => {
    const shell = await shellOf(language);
    for (const failure of FAILURES) {
      const { title, text } = failureMessages(failure);
      expect(shell[title.id]?.translation, JSON.stringify(failure)).toBeTruthy();
      if (text) expect(shell[text.id]?.translation, JSON.stringify(failure)).toBeTruthy();
    }
  });

  it('never show a code that the app does not know', () => {
    expect(refusalMessage('SOMETHING_NEW').id).toBe(refusalMessage('ANOTHER').id);
    expect(refusalMessage('toString').id).toBe(refusalMessage('ANOTHER').id);
  });

  it('tell apart what the person can do about it', () => {
    const titles = FAILURES.map((failure) => failureMessages(failure).title.id);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
