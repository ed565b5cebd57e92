import { expect, it } from 'vitest';
import { sourcesOf } from '#tests/support/sources/sources.ts';

const WORDS = 2500;
/** As many lines of tables as there were when the record was closed. */
const ROWS = 215;

const textOf = (path: string): string =>
  sourcesOf(path)
    .map(({ text }) => text)
    .join('');

it('the document of performance can be read in one sitting', () => {
  expect(textOf('docs/performance.md').trim().split(/\s+/).length).toBeLessThanOrEqual(WORDS);
});

it('the record of what was tried is closed', () => {
  const rows = textOf('docs/history/start.md').match(/^\|/gm);
  expect(rows, 'What a change gained belongs in its commit message.').toHaveLength(ROWS);
});
