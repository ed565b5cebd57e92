import { i18n } from '@lingui/core';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '#features/session/session.ts';
import { closeSync, syncDoor } from '#features/sync/sync-door.ts';
import type { SyncSheet } from '#features/sync/sync-sheet.tsx';
import { wordsFor } from '#i18n/words.ts';
import { notify } from '#ui/notify.ts';
import { troubleOf } from '#wire/trouble.ts';
import { bringWords } from './bring-words.ts';

/** Where the sync sheet opens, on every screen of a learner; its chunk and its words come with the first tap. */
export function SyncSheetPlace(): ReactNode {
  const { language, viewerId } = useSession();
  const open = useSyncExternalStore(syncDoor.subscribe, syncDoor.read);
  const [parts, setParts] = useState<{ Sheet: typeof SyncSheet }>();
  const wanted = open && parts === undefined;
  useEffect(() => {
    if (!wanted) return;
    const bring = async (): Promise<void> => {
      const chunk = import('#features/sync/sync-sheet.tsx');
      await bringWords(language, ['campus']);
      setParts({ Sheet: (await chunk).SyncSheet });
    };
    // Not on this device yet, and no network: said in passing, and the next tap tries again.
    bring().catch((error: unknown) => {
      closeSync();
      notify({ kind: 'error', message: i18n._(wordsFor(troubleOf(error)).title) });
    });
  }, [wanted, language]);
  if (parts === undefined || viewerId === undefined) return null;
  return <parts.Sheet open={open} onClose={closeSync} />;
}
