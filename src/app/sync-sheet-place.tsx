import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useSession } from '#features/session/session.ts';
import { closeSync, syncDoor } from '#features/sync/sync-door.ts';
import { bringWords } from './bring-words.ts';

/** Where the sync sheet opens, on every screen of a learner; its chunk and its words come with the first tap. */
export function SyncSheetPlace(): ReactNode {
  const { language, viewerId } = useSession();
  const open = useSyncExternalStore(syncDoor.subscribe, syncDoor.read);
  const [Sheet] = useState(() =>
    lazy(async () => {
      const [{ SyncSheet }] = await Promise.all([
        import('#features/sync/sync-sheet.tsx'),
        bringWords(language, ['campus']),
      ]);
      return { default: SyncSheet };
    }),
  );
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  if (!asked || viewerId === undefined) return null;
  return (
    <Suspense>
      <Sheet open={open} onClose={closeSync} />
    </Suspense>
  );
}
