import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { known } from '#cache/known-mutation.ts';
import { bindAll } from '#cache/overlay.ts';
import { createList } from '#features/lists/create-list.ts';
import { dateFormats } from '#i18n/format-date.ts';
import { anEntry } from '#tests/support/device/entries.ts';
import { rowAsText, rowsAsFile } from './as-text.ts';

const NOON = new Date(2026, 10, 21, 12, 0);
const LIST = anEntry({
  id: 'a-list',
  kind: createList.kind,
  input: { id: '01a1fdc9-6e8e-72fa-b0a2-8863cea8d453', denomination: 'للحافلة' },
  state: 'needs-you',
  refusal: 'LIST_NAME_INVALID',
  queuedAt: NOON.getTime(),
});
const ROW = {
  entry: LIST,
  bound: bindAll([LIST], new Map([[createList.kind, known(createList)]]), 'en')[0]?.bound,
};
const STRANGER = {
  entry: anEntry({ kind: 'note.make', input: { text: 'rain' }, queuedAt: NOON.getTime() }),
  bound: undefined,
};

describe('what is not sent, as text', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  it('says what, when and why, with the learner’s own words kept in their direction', async () => {
    const text = rowAsText(ROW, await dateFormats('en'));
    expect(text.split('\n')).toEqual([
      'Create list “\u2068للحافلة\u2069”',
      '21 Nov 2026 12:00',
      'Not sent: A list needs a name of 1 to 50 characters.',
    ]);
  });

  it('keeps in the file also what this app cannot read', async () => {
    const file = rowsAsFile([ROW, STRANGER], { organisation: 'Lantern', now: NOON, dates: await dateFormats('en') });
    expect(file).toContain('1. Create list');
    expect(file).toContain('2. A change made with another version of this app');
    expect(file).toContain('"text": "rain"');
  });
});
