import * as v from 'valibot';
import { type InstallRecord, installRecordSchema } from '#campus/install/install-offer.ts';
import { localStore, sessionStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

const NOTHING_YET: InstallRecord = { visits: 0, dismissed: [] };

/** What this device remembers of offers to install the app, whoever uses it. */
export const installRecord = {
  read: (): InstallRecord => {
    try {
      return v.parse(installRecordSchema, JSON.parse(localStore.get(STORAGE_KEYS.installOffer) ?? ''));
    } catch {
      // Nothing there, or of another release: it begins anew.
      return NOTHING_YET;
    }
  },
  /** A visit is a tab of a person's, however often it is loaded. */
  countVisit: (): void => {
    if (sessionStore.get(STORAGE_KEYS.visitCounted) !== undefined) return;
    sessionStore.set(STORAGE_KEYS.visitCounted, 'yes');
    const { visits, dismissed } = installRecord.read();
    keep({ visits: visits + 1, dismissed });
  },
  dismiss: (now: number): void => {
    const { visits, dismissed } = installRecord.read();
    keep({ visits, dismissed: [...dismissed, now] });
  },
};

function keep(record: InstallRecord): void {
  localStore.set(STORAGE_KEYS.installOffer, JSON.stringify(record));
}
