import { describe, expect, it } from 'vitest';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import { anEntry } from '#tests/support/device/entries.ts';
import { OUTBOX_KINDS } from '#tests/support/device/outbox-kinds.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

/**
 * Every kind that a release has ever written into an outbox, with the newest version of its input. Learners' disks hold
 * such entries for months: a kind is never renamed and never taken out of the list; one that is not sent any more is
 * `retired` and keeps a mutation that still binds its old entries.
 */
const EVER: Readonly<Record<string, { version: number; retired?: true }>> = {
  'bookmark.set': { version: 1 },
  'list.create': { version: 1 },
  'list.item.set': { version: 1 },
  'list.rename': { version: 1 },
  'items.order': { version: 1 },
  'list.public': { version: 1 },
  'list.follow': { version: 1 },
  'list.delete': { version: 1 },
  'notification.mark': { version: 1 },
  'notification.read-all': { version: 1 },
  'language.set': { version: 1 },
  'preference.set': { version: 1 },
  'nudge.set': { version: 1 },
  'profile.set': { version: 1 },
  'course.status': { version: 1 },
  'lesson.progress': { version: 1 },
  'scorm.state': { version: 1 },
  'h5p.result': { version: 1 },
  'reflection.save': { version: 1 },
  'survey.complete': { version: 1 },
  'survey.draft': { version: 1 },
  'surveys.hidden': { version: 1 },
  'review.save': { version: 2 },
  'message.create': { version: 1 },
  'message.update': { version: 1 },
  'message.delete': { version: 1 },
  'message.report': { version: 1 },
  'comment.create': { version: 1 },
  'comment.update': { version: 1 },
  'comment.delete': { version: 1 },
  'board.muted': { version: 1 },
  'ugc.create': { version: 1 },
  'ugc.update': { version: 1 },
  'ugc.delete': { version: 1 },
};

const kinds = OFFLINE_MUTATIONS.map(({ kind }) => kind);

describe('outbox kinds', () => {
  it.each(Object.keys(EVER))('%s is still known', (kind) => {
    expect(kinds, `${kind} lies on learners’ disks: put it back into app/offline-mutations.ts`).toContain(kind);
  });

  it('that are new are written into the list', () => {
    expect(
      kinds.filter((kind) => !(kind in EVER)),
      'A name on learners’ disks is for ever: choose it well, then add it to EVER and its samples to OUTBOX_KINDS.',
    ).toEqual([]);
  });

  it('are each there once', () => {
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it.each(OUTBOX_KINDS)('$kind is of the listed version', ({ kind, version }) => {
    expect(version, `${kind}: a new version needs a translator of the old input, and a line in EVER.`).toBe(
      EVER[kind]?.version,
    );
  });

  it('have samples, each', () => {
    expect(OUTBOX_KINDS.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  });

  it.each(OUTBOX_KINDS)('$kind still binds the entries that lie on disks', ({ kind, version, inputs }) => {
    const mutation = OFFLINE_MUTATIONS.find((known) => known.kind === kind);
    for (const input of nonEmpty(inputs, `sample of ${kind}`)) {
      expect(mutation?.bind(anEntry({ kind, version, input }), 'en'), JSON.stringify(input)).toBeDefined();
    }
  });
});
