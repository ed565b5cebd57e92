import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasVoice, placedPieces, speak } from './speech.ts';

class Said extends EventTarget {
  voice: unknown;
  lang = '';
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function voices(...langs: string[]): Said[] {
  const said: Said[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Said);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    cancel: () => {},
    speak: (each: Said) => said.push(each),
  });
  return said;
}

describe('reading aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('tells which stretch of which text is being said', () => {
    const said = voices('de-DE');
    const told: unknown[] = [];
    speak(
      [
        { text: 'Eins. Zwei drei.', lang: 'de' },
        { text: 'Vier', lang: 'de' },
      ],
      () => told.push('end'),
      (piece) => told.push(piece),
    );
    for (const each of said) {
      each.dispatchEvent(new Event('start'));
      each.dispatchEvent(new Event('end'));
    }
    expect(said.map(({ text }) => text)).toEqual(['Eins.', 'Zwei drei.', 'Vier']);
    expect(told).toEqual([{ at: 0, from: 0, to: 5 }, { at: 0, from: 6, to: 16 }, { at: 1, from: 0, to: 4 }, 'end']);
  });

  it('leaves out what has no voice, and tells nothing once it was stopped', () => {
    const said = voices('de-DE');
    const told: unknown[] = [];
    const stop = speak(
      [
        { text: 'یک', lang: 'fa' },
        { text: 'Zwei', lang: 'de' },
      ],
      () => told.push('end'),
      (piece) => told.push(piece),
    );
    stop();
    for (const each of said) each.dispatchEvent(new Event('start'));
    expect([said.length, told, hasVoice('fa')]).toEqual([1, [], false]);
  });

  it('finds pieces that say the same where they stand', () => {
    expect(placedPieces('Ja. Ja. Ja.').map(({ from }) => from)).toEqual([0, 4, 8]);
  });
});
