import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '#campus/languages.ts';
import { localStore, sessionStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { settleLanguage } from './settle-language.ts';

const save = vi.fn(async (_: LanguageCode) => {});
const choose = (language: string) => sessionStore.set(STORAGE_KEYS.languageChosen, language);
const kept = () => localStore.get(STORAGE_KEYS.language);
const unsent = (language: string, state: 'waiting' | 'needs-you') =>
  ({ kind: 'language.set', state, input: { language } }) as const;

describe('the language of a login (LANG-9)', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', aStorage());
    vi.stubGlobal('sessionStorage', aStorage());
    save.mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the person’s, whatever somebody before them left on the device', async () => {
    localStore.set(STORAGE_KEYS.language, 'ar');
    await settleLanguage({ preferred: 'uk', entries: [], save });
    expect(kept()).toBe('uk');
    expect(save).not.toHaveBeenCalled();
  });

  it('is the one that was chosen in this visit, and it is saved for them, once', async () => {
    localStore.set(STORAGE_KEYS.language, 'de');
    choose('de');
    await settleLanguage({ preferred: 'uk', entries: [], save });
    expect(save).toHaveBeenCalledExactlyOnceWith('de');
    expect(kept()).toBe('de');
    await settleLanguage({ preferred: 'fa', entries: [], save });
    expect(kept()).toBe('fa');
  });

  it('is the chosen one although it cannot be saved, and is not saved where it is theirs anyway', async () => {
    localStore.set(STORAGE_KEYS.language, 'de');
    choose('de');
    save.mockRejectedValueOnce(new Error('full'));
    await settleLanguage({ preferred: 'uk', entries: [], save });
    choose('de');
    await settleLanguage({ preferred: 'de', entries: [], save });
    expect(save).toHaveBeenCalledOnce();
    expect(kept()).toBe('de');
  });

  it('is the one that still waits to be sent, but not one that the campus refused', async () => {
    const before = unsent('tr', 'waiting');
    await settleLanguage({ preferred: 'uk', entries: [before, unsent('ps', 'waiting')], save });
    expect(kept()).toBe('ps');
    await settleLanguage({ preferred: 'uk', entries: [unsent('ps', 'needs-you')], save });
    expect(kept()).toBe('uk');
  });

  it('stays where the campus says none, and where what was noted is none', async () => {
    localStore.set(STORAGE_KEYS.language, 'de');
    choose('klingon');
    await settleLanguage({ preferred: undefined, entries: [], save });
    expect(kept()).toBe('de');
    expect(save).not.toHaveBeenCalled();
  });
});
