import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OutboxRow } from '#cache/pending-store.ts';
import type { DateFormats } from '#i18n/format-date.ts';
import { reasonOf, whatOf } from './row-messages.ts';

/** One change as lines that a person can read, and paste into a message to somebody who helps. */
export function rowAsText(row: OutboxRow, dates: DateFormats): string {
  const state =
    row.entry.state === 'needs-you' ? `${i18n._(msg`Not sent`)}: ${reasonOf(row)}` : i18n._(msg`Waiting to be sent`);
  return [whatOf(row), dates.dateTime(new Date(row.entry.queuedAt)), state].join('\n');
}

type FileParts = {
  organisation: string;
  now: Date;
  dates: DateFormats;
  /** Why a newer version of the app was not offered here; for those who help, in no language. */
  heldBack?: string | undefined;
};

/**
 * All unsent changes as a file: first what a person reads, then the same as JSON for those who help. No token and no name
 * is in it.
 */
export function rowsAsFile(rows: readonly OutboxRow[], { organisation, now, dates, heldBack }: FileParts): string {
  const head = [organisation, i18n._(msg`Changes that are not sent yet`), dates.dateTime(now)].join('\n');
  const raw = rows.map(({ entry: { id, kind, version, input, state, refusal, queuedAt } }) => ({
    id,
    kind,
    version,
    input,
    state,
    refusal,
    queuedAt: new Date(queuedAt).toISOString(),
  }));
  const readable = rows.map((row, at) => `${at + 1}. ${rowAsText(row, dates)}`);
  const notes = heldBack === undefined ? [] : [`App update: ${heldBack}`];
  return [head, ...readable, '—', ...notes, JSON.stringify(raw, null, 2), ''].join('\n\n');
}
