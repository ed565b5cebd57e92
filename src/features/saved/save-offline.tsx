import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useSavedState, useSavedUnits } from '#cache/saved/use-saved-units.ts';
import { onConnectionChange, readConnection } from '#device/network/connection.ts';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import { painted } from '#ui/layout/painted.ts';
import { readyPart } from '#ui/layout/ready-part.tsx';
import * as styles from './parts/saved.css.ts';

/** Of use once the device was looked at, which is after the content: it is in the file of what looks. */
const Control = readyPart(async () => (await import('./parts/saved-control.tsx')).SavedControl);

type Props = { unit: UnitRef; title: string };

/** The phone says that data is scarce: a mobile network, or Save-Data. */
function readScarce(): boolean {
  const { metered, saveData } = readConnection();
  return metered === true || saveData;
}

/**
 * Saves a module or course for offline, and says how far it is (OFFLINE-9). Only its place until the device was looked
 * at.
 */
export function SaveOffline({ unit, title }: Props): ReactNode {
  const units = useSavedUnits();
  const state = useSavedState(unit);
  const isScarce = useSyncExternalStore(onConnectionChange, readScarce);
  const canSave = units !== undefined;
  useEffect(() => {
    if (canSave)
      void painted()
        .then(Control.load)
        .catch(() => {});
  }, [canSave]);
  if (units === undefined) return null;
  return (
    <div className={styles.place} data-scarce={isScarce || undefined} data-unkept="">
      {state && <Control.Part props={{ unit, title, units, state, isScarce }} />}
    </div>
  );
}
