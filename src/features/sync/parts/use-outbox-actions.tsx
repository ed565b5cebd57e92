import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useContext, useState } from 'react';
import type { OutboxRow } from '#cache/pending-store.ts';
import { copyText } from '#device/sharing/copy-text.ts';
import { localStore } from '#device/storage/page-storage.ts';
import { saveTextFile } from '#device/storage/save-file.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { rowAsText, rowsAsFile } from '#features/sync/as-text.ts';
import type { Refused } from '#features/sync/group-rows.ts';
import { SyncContext } from '#features/sync/sync-control.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { dateFormats } from '#i18n/format-date.ts';

/**
 * What can be done in the panel, and what is shown about it: in the panel itself, since a message outside of an open dialog
 * is not heard. Where a row goes, the focus goes to the status, so that nobody who uses the keyboard loses their place.
 */
export function useOutboxActions(organisation: string, status: RefObject<HTMLElement | null>) {
  const sync = useContext(SyncContext);
  const [announcement, setAnnouncement] = useState<ReactNode>();
  const say = (message: ReactNode): void => {
    setAnnouncement(message);
    status.current?.focus();
  };
  return {
    announcement,
    copy: async ({ row, parked }: Refused): Promise<void> => {
      const dates = await dateFormats(activeLanguage());
      const done = await copyText([row, ...parked].map((each) => rowAsText(each, dates)).join('\n\n'));
      setAnnouncement(
        done ? <Trans>Copied.</Trans> : <Trans>Copying is not possible here. “Save as a file” works.</Trans>,
      );
    },
    tryAgain: async ({ row }: Refused): Promise<void> => {
      say(undefined);
      await sync?.tryAgain(row.entry.id);
    },
    discard: async ({ row }: Refused): Promise<void> => {
      await sync?.discard(row.entry.id);
      say(<Trans>Discarded.</Trans>);
    },
    sendNow: async (): Promise<void> => {
      say(undefined);
      await sync?.sendNow();
    },
    save: async (rows: readonly OutboxRow[]): Promise<void> => {
      const now = new Date();
      const dates = await dateFormats(activeLanguage());
      const heldBack = localStore.get(STORAGE_KEYS.heldBack);
      saveTextFile(`${now.toISOString().slice(0, 10)}.txt`, rowsAsFile(rows, { organisation, now, dates, heldBack }));
      setAnnouncement(
        <Trans>Saved in your downloads. On a shared device, delete the file when you no longer need it.</Trans>,
      );
    },
  };
}
