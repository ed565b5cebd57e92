import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { loadMessages } from '#app/boot/load-messages.ts';
import { useSession } from '#features/session/session.ts';
import { closeSync, syncOpenState } from '#features/sync/sync-open-state.ts';
import type { SyncSheet } from '#features/sync/sync-sheet.tsx';
import { failureMessages } from '#i18n/failure-messages.ts';
import { notify } from '#ui/overlays/notify.ts';
import { failureOf } from '#wire/campus-failure.ts';
import { ChunkLoadError } from '#wire/load-chunk.ts';

/** Where the sync sheet opens, on every screen of a learner; its chunk and its words come with the first tap. */
export function SyncSheetPlace(): ReactNode {
  const { language, viewerId } = useSession();
  const open = useSyncExternalStore(syncOpenState.subscribe, syncOpenState.read);
  const [parts, setParts] = useState<{ Sheet: typeof SyncSheet }>();
  const wanted = open && parts === undefined;
  useEffect(() => {
    if (!wanted) return;
    const bring = async (): Promise<void> => {
      const chunk = import('#features/sync/sync-sheet.tsx');
      await loadMessages(language, ['campus']);
      setParts({ Sheet: (await chunk).SyncSheet });
    };
    bring().catch((error: unknown) => {
      closeSync();
      sayNotThere(error);
    });
  }, [wanted, language]);
  if (parts === undefined || viewerId === undefined) return null;
  return <parts.Sheet open={open} onClose={closeSync} />;
}

/**
 * Not on this device yet and no network: the next tap tries again. Gone from the campus since, or not come for two minutes:
 * a reload brings it, when the learner asks for it, since on the screen below something may be half written (APP-2).
 */
function sayNotThere(error: unknown): void {
  const message = i18n._(failureMessages(failureOf(error)).title);
  const reload = { actions: [{ label: i18n._(msg`Reload`), onPress: () => location.reload() }] };
  notify({ kind: 'error', message, ...(error instanceof ChunkLoadError ? reload : {}) });
}
