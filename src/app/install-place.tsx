import { type ReactNode, useEffect } from 'react';
import { installRecord } from '#device/install-record.ts';
import { InstallSheet } from '#features/install/install-sheet.tsx';

/** Counts the visits of this device, by which the card on Home comes, and holds the sheet that it leads to. */
export function InstallPlace(): ReactNode {
  useEffect(() => installRecord.countVisit(), []);
  return <InstallSheet />;
}
