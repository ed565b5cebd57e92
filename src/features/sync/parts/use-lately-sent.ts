import { useEffect, useState } from 'react';
import type { OutboxRow } from '#cache/pending-store.ts';

/** What was acknowledged while somebody looked: it stays in view though the outbox has let go of it. */
export function useLatelySent(sent: readonly OutboxRow[]): readonly OutboxRow[] {
  const [lately, setLately] = useState<readonly OutboxRow[]>(sent);
  useEffect(() => {
    setLately((known) => {
      const news = sent.filter(({ entry }) => !known.some((each) => each.entry.id === entry.id));
      return news.length === 0 ? known : [...known, ...news];
    });
  }, [sent]);
  return lately;
}
