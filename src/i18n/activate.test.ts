// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { activate, activeLanguage, type ReadCatalogue } from './activate.ts';

const messages: Record<string, unknown> = {
  '/locales/en/shell.json': { messages: { hello: ['Hello'] } },
  '/locales/en/campus.json': { messages: { course: ['Course'] } },
  '/locales/ar/shell.json': { messages: { hello: ['مرحبا'] } },
  '/locales/de/campus.json': { messages: { hello: ['Hallo'], course: ['Kurs'] } },
  '/locales/tr/shell.json': '<html>not ours</html>',
  '/locales/ps/shell.json': { messages: { lessons: [['count', 'plural', { other: ['#', ' لوستونه'] }]] } },
};

const read = vi.fn<ReadCatalogue>(async (path) => {
  if (path in messages) return messages[path];
  throw new Error('offline');
});

beforeEach(async () => {
  await activate('en', ['shell'], read);
  read.mockClear();
});

describe('speaking a language', () => {
  it('sets messages, language and direction together', async () => {
    await activate('ar', ['shell'], read);
    expect(i18n._('hello')).toBe('مرحبا');
    expect([document.documentElement.lang, document.documentElement.dir, activeLanguage()]).toEqual([
      'ar',
      'rtl',
      'ar',
    ]);
  });

  it('writes numbers in messages with the digits of the language', async () => {
    await activate('ps', ['shell'], read);
    expect(i18n._('lessons', { count: 1207 })).toBe('۱٬۲۰۷ لوستونه');
  });

  it('adds the messages of a further part and fetches nothing twice', async () => {
    await activate('en', ['shell', 'campus'], read);
    await activate('en', ['shell', 'campus'], read);
    expect([i18n._('hello'), i18n._('course')]).toEqual(['Hello', 'Course']);
    expect(read.mock.calls).toEqual([['/locales/en/campus.json']]);
  });

  it('asks once for what two ask for at the same time', async () => {
    const catalogues = { '/locales/uk/campus.json': { messages: { course: ['Курс'] } } };
    const slow = vi.fn<ReadCatalogue>(async (path) => Reflect.get(catalogues, path));
    await Promise.all([activate('uk', ['campus'], slow), activate('uk', ['campus'], slow)]);
    expect([i18n._('course'), slow.mock.calls.length]).toEqual(['Курс', 1]);
  });

  it('has those of the shell with those of a learner', async () => {
    await activate('de', ['campus'], read);
    await activate('de', ['shell'], read);
    expect([i18n._('hello'), i18n._('course')]).toEqual(['Hallo', 'Kurs']);
    expect(read.mock.calls).toEqual([['/locales/de/campus.json']]);
  });

  it('renders nothing anew where all of it is spoken already', async () => {
    await activate('en', ['shell', 'campus'], read);
    const changed = vi.fn();
    onTestFinished(i18n.on('change', changed));
    await activate('en', ['campus'], read);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be had', 'es'],
    ['is not a catalogue', 'tr'],
  ] as const)('keeps the page as it is when the catalogue %s', async (_why, language) => {
    await expect(activate(language, ['shell'], read)).rejects.toThrow();
    expect([document.documentElement.lang, i18n._('hello')]).toEqual(['en', 'Hello']);
  });
});
