import type { SavedUnits } from '#offline/saved/saved-units.ts';
import { useSavedUnits } from './use-saved-units.ts';

/** A package by what this person saved. Both wait until the device was looked at, and never reject. */
export type KeptPackage = {
  /** Whether all of it is here: then it starts without a network. */
  isKept: () => Promise<boolean>;
  /** A file of it, its index or its player, by its path on the package's host; null where it is not here. */
  fileOf: (path: string) => ReturnType<SavedUnits['packageFile']>;
};

export function useKeptPackage(packageId: string): KeptPackage {
  const units = useSavedUnits();
  return {
    isKept: async () => (await units?.isKept(packageId).catch(() => false)) ?? false,
    fileOf: async (path) => (await units?.packageFile(packageId, path).catch(() => null)) ?? null,
  };
}
