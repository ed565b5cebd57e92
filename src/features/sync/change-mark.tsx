import type { ReactNode } from 'react';
import { isUnsent } from '#offline/outbox/entry.ts';
import { NeedsYouMark, PendingMark, PendingSign } from '#ui/status/pending-mark.tsx';
import { useOutboxRows } from './sync-control.ts';
import { openSync } from './sync-open-state.ts';

type Look = 'text' | 'sign';
type Props = {
  /** Subject of the entries; what lies below it (`list:7:name` below `list:7`) counts too. */
  subject: string;
  /** `sign` where there is no room for words. */
  look?: Look;
};

/**
 * The mark of a change that the campus does not have, where it was done (OFFLINE-4). Refused, it leads to the sync
 * sheet.
 */
export function ChangeMark({ subject, look = 'text' }: Props): ReactNode {
  const state = useChangeState(subject);
  if (state === 'needs-you') return <RefusedMark look={look} />;
  if (state === undefined) return null;
  return look === 'text' ? <PendingMark /> : <PendingSign />;
}

export function RefusedMark({ look }: { look: Look }): ReactNode {
  return <NeedsYouMark look={look} onPress={openSync} />;
}

/** How it stands with what the learner did on a subject; undefined where the campus has it all. */
export function useChangeState(subject: string): 'waiting' | 'needs-you' | undefined {
  const mine = useOutboxRows().filter(
    ({ entry }) => entry.subject === subject || entry.subject.startsWith(`${subject}:`),
  );
  if (mine.some(({ entry }) => entry.state === 'needs-you')) return 'needs-you';
  return mine.some(({ entry }) => isUnsent(entry)) ? 'waiting' : undefined;
}
