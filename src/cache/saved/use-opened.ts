import { useEffect } from 'react';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import { useSavedUnits } from './use-saved-units.ts';

/**
 * Notes that a unit is looked at, and with it the module in which it is shown: *On this device* says when that was last
 * (OFFLINE-11).
 */
export function useOpened({ kind, id, moduleId }: UnitRef): void {
  const units = useSavedUnits();
  useEffect(() => {
    const opened: UnitRef[] = [
      { kind, id },
      ...(moduleId === undefined ? [] : [{ kind: 'MODULE' as const, id: moduleId }]),
    ];
    // Where the device cannot note it, nothing else depends on it.
    for (const unit of opened) units?.opened(unit).catch(() => {});
  }, [units, kind, id, moduleId]);
}
