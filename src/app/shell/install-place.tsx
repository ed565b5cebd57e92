import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { loadMessages } from '#app/boot/load-messages.ts';
import { installRecord } from '#device/install/install-record.ts';
import { installOpenState } from '#features/install/install-open-state.ts';
import type { InstallSheet } from '#features/install/install-sheet.tsx';
import { useSession } from '#features/session/session.ts';

/** Counts the visits of this device, by which the card on Home comes, and opens the sheet; its chunk and words come with it. */
export function InstallPlace(): ReactNode {
  const { language, viewerId } = useSession();
  const open = useSyncExternalStore(installOpenState.subscribe, installOpenState.read);
  const [parts, setParts] = useState<{ Sheet: typeof InstallSheet }>();
  const wanted = open && parts === undefined;
  useEffect(() => installRecord.countVisit(), []);
  useEffect(() => {
    if (!wanted) return;
    const bring = async (): Promise<void> => {
      const chunk = import('#features/install/install-sheet.tsx');
      await loadMessages(language, ['campus']);
      setParts({ Sheet: (await chunk).InstallSheet });
    };
    // An offer that cannot be had is none: nobody waits for it.
    bring().catch(() => installOpenState.set(false));
  }, [wanted, language]);
  return parts === undefined || viewerId === undefined ? null : <parts.Sheet />;
}
