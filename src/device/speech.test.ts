import { describe, expect, it } from 'vitest';
import { inPieces } from './speech.ts';

describe('a text that is read aloud', () => {
  it.each([
    ['ends at sentences', 'Hello. How are you?', ['Hello.', 'How are you?']],
    ['ends at sentences of the Arabic script', 'كيف الحال؟ أنا بخير.', ['كيف الحال؟', 'أنا بخير.']],
    ['is nothing where nothing stands', ' \n ', []],
  ])('%s', (_, text, pieces) => {
    expect(inPieces(text)).toEqual(pieces);
  });

  it('is cut where it is too long for a voice, between words, and loses none', () => {
    const long = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
    const pieces = inPieces(long);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
    expect(pieces.join(' ')).toBe(long);
  });

  it('is cut where there is no space either', () => {
    expect(inPieces('x'.repeat(400)).join('')).toBe('x'.repeat(400));
  });
});
