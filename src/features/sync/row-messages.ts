import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OutboxRow } from '#cache/pending-store.ts';
import { refusalMessage } from '#i18n/refusal-messages.ts';
import { sayIsolated } from '#i18n/say.ts';

/** What the learner did, as verb and object; a neutral line where this code does not know the kind. */
export function whatOf({ bound }: OutboxRow): string {
  return bound === undefined ? i18n._(msg`A change made with another version of this app`) : sayIsolated(bound.what);
}

/** Why the campus refused, in plain words. */
export function reasonOf({ entry }: OutboxRow): string {
  return i18n._(refusalMessage(entry.refusal ?? ''));
}
