import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  NOTHING_SAVED,
  type SavedSnapshot,
  type SavedState,
  type SavedUnits,
  type UnitRef,
  unitKey,
} from '#offline/saved/saved-units.ts';

const held = new WeakMap<QueryClient, SavedUnits>();

/** Binds a client to what its account has saved; a visitor's client has none. */
export function provideSavedUnits(client: QueryClient, units: SavedUnits): void {
  held.set(client, units);
}

/** What this person saved for offline; undefined for a visitor. */
export function useSavedUnits(): SavedUnits | undefined {
  return held.get(useQueryClient());
}

/** Redraws whenever something about saved units changes. */
export function useSavedSnapshot(): SavedSnapshot {
  const units = useSavedUnits();
  return useSyncExternalStore(units?.subscribe ?? never, units?.read ?? nothing);
}

/** The state of one unit; undefined until the device was looked at, which is done for whoever shows it. */
export function useSavedState(unit: UnitRef): SavedState | undefined {
  const all = useSavedUnits();
  useEffect(() => void all?.open().catch(() => {}), [all]);
  const { ready, units } = useSavedSnapshot();
  if (!ready) return undefined;
  return units.find(({ key }) => key === unitKey(unit))?.state ?? { is: 'not-saved' };
}

/** Whether a page opens without a network by what was saved: the unit itself, or the module in which it is shown. */
export function useIsSaved(unit: UnitRef): boolean {
  const units = useSavedUnits();
  const keys = [
    unitKey(unit),
    ...(unit.moduleId === undefined ? [] : [unitKey({ kind: 'MODULE', id: unit.moduleId })]),
  ];
  const read = (): boolean => {
    const { ready, units: saved } = units?.read() ?? NOTHING_SAVED;
    return ready && saved.some(({ key, state }) => keys.includes(key) && isWhole(state));
  };
  return useSyncExternalStore(units?.subscribe ?? never, read);
}

function isWhole({ is }: SavedState): boolean {
  return is === 'saved' || is === 'update-ready';
}

const never = (): (() => void) => () => {};
const nothing = (): SavedSnapshot => NOTHING_SAVED;
