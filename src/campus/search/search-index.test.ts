import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { fold } from './fold.ts';
import { createSearchIndex } from './search-index.ts';
import { termsOf, wordsOf } from './words.ts';

describe('a word is the same word', () => {
  it.each([
    ['Müll', 'MULL'],
    ['Straße', 'strasse'],
    ['إلى', 'الي'],
    ['مُدَرِّسة', 'مدرسه'],
    ['ایمیل', 'ايميل'],
    ['ګرځي', 'گرځي'],
    ['ısırgan', 'ISIRGAN'],
    ['İstanbul', 'istanbul'],
    ['ёлка', 'елка'],
    ['її', 'іі'],
    ['año', 'ANO'],
    ['۱۲ و ١٢', '12 و 12'],
  ])('%s is %s', (written, typed) => {
    expect(fold(written)).toBe(fold(typed));
  });

  it('has the forms that people type', () => {
    const forms = (text: string) => wordsOf(text).flatMap((word) => word.forms);
    expect(forms('E-Mail')).toEqual(['e', 'mail', 'email']);
    expect(forms('Grüße')).toEqual(['grusse', 'gruesse']);
    expect(forms('برنامه‌نویسی')).toEqual(['برنامه', 'نويسي', 'برنامهنويسي']);
    expect(forms('комп’ютер')).toEqual(['компютер']);
    expect(forms('والعقد')).toEqual(['والعقد', 'عقد']);
    expect(termsOf('العقد  العقد, E-Mail!')).toEqual(['عقد', 'e', 'mail']);
  });
});

describe('the index', () => {
  const index = createSearchIndex([
    { id: 'a', title: 'My contract', more: 'Work', text: 'What stands in it.' },
    { id: 'b', title: 'Renting', more: '', text: 'The contract of a home, and the deposit.' },
    { id: 'c', title: 'Salad', more: 'Garden', text: '' },
    { id: 'd', title: 'Salad', more: 'Garden', text: '' },
  ]);
  const ids = (query: string) => index.search(query, 10).map(({ id }) => id);

  it('puts a title before a text, asks for every word, and is the same for equals each time', () => {
    expect(ids('contract')).toEqual(['a', 'b']);
    expect(ids('contract home')).toEqual(['b']);
    expect(ids('contract salad')).toEqual([]);
    expect(ids('garden')).toEqual(['c', 'd']);
  });

  it('understands a beginning and a slip, but not two letters', () => {
    expect(ids('contr')).toEqual(['a', 'b']);
    expect(ids('contrect')).toEqual(['a', 'b']);
    expect(ids('co')).toEqual([]);
  });

  it('shows nothing that may not be shown', () => {
    expect(index.search('contract', 10, (id) => id === 'b').map(({ id }) => id)).toEqual(['b']);
    expect(index.search('contract', 1)).toHaveLength(1);
  });

  it('marks the words that were found, in whole words of the text', () => {
    const long = `${'before '.repeat(40)}the Vertrag stands ${'after '.repeat(40)}`;
    const marks = excerptOf(long, new Set(['vertrag']));
    expect(marks.filter(({ isHit }) => isHit)).toEqual([{ text: 'Vertrag', isHit: true }]);
    const text = marks.map((mark) => mark.text).join('');
    expect(text).toMatch(/^… before .*the Vertrag stands.* after …$/);
    expect(excerptOf('Short.', new Set())).toEqual([{ text: 'Short.', isHit: false }]);
  });
});
