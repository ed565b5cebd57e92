import { afterEach, describe, expect, it, vi } from 'vitest';
import { followVoices, hasVoice, placedPieces, speak } from './speech.ts';

class FakeUtterance extends EventTarget {
  voice: unknown;
  lang = '';
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function voices(...langs: string[]): FakeUtterance[] {
  const utterances: FakeUtterance[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    cancel: () => {},
    speak: (each: FakeUtterance) => utterances.push(each),
  });
  return utterances;
}

describe('reading aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is not offered, and says nothing, where the browser has no speechSynthesis', () => {
    expect(hasVoice('de')).toBe(false);
    const onEnd = vi.fn();
    speak([{ text: 'Guten Tag', lang: 'de' }], onEnd)();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('does without news of voices where the browser has neither addEventListener nor removeEventListener for it', () => {
    voices('de-DE');
    followVoices(() => {})();
    expect(hasVoice('de')).toBe(true);
  });

  it('tells which stretch of which text is being said', () => {
    const utterances = voices('de-DE');
    const reported: unknown[] = [];
    speak(
      [
        { text: 'Eins. Zwei drei.', lang: 'de' },
        { text: 'Vier', lang: 'de' },
      ],
      () => reported.push('end'),
      (piece) => reported.push(piece),
    );
    for (const each of utterances) {
      each.dispatchEvent(new Event('start'));
      each.dispatchEvent(new Event('end'));
    }
    expect(utterances.map(({ text }) => text)).toEqual(['Eins.', 'Zwei drei.', 'Vier']);
    expect(reported).toEqual([{ at: 0, from: 0, to: 5 }, { at: 0, from: 6, to: 16 }, { at: 1, from: 0, to: 4 }, 'end']);
  });

  it('leaves out what has no voice, and tells nothing once it was stopped', () => {
    const utterances = voices('de-DE');
    const reported: unknown[] = [];
    const stop = speak(
      [
        { text: 'یک', lang: 'fa' },
        { text: 'Zwei', lang: 'de' },
      ],
      () => reported.push('end'),
      (piece) => reported.push(piece),
    );
    stop();
    for (const each of utterances) each.dispatchEvent(new Event('start'));
    expect([utterances.length, reported, hasVoice('fa')]).toEqual([1, [], false]);
  });

  it('finds pieces that say the same where they stand', () => {
    expect(placedPieces('Ja. Ja. Ja.').map(({ from }) => from)).toEqual([0, 4, 8]);
  });
});
