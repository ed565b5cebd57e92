import { useEffect, useState } from 'react';
import { useSavedSnapshot, useSavedUnits } from '#cache/saved/use-saved-units.ts';
import { isSavedFile } from '#device/storage/saved-file.ts';
import { useOnline } from '#features/calls/online.ts';
import type { SavedUnits } from '#offline/saved/saved-units.ts';

/**
 * Where a film comes from: the device, or the network at a price; `away` without a network, `cap` where the learner's limit
 * of this month leaves no room for it. Undefined until the device was looked at.
 */
export type FilmPlace = 'device' | 'network' | 'away' | 'cap';

export function useFilmPlace(url: string, size: number): FilmPlace | undefined {
  const online = useOnline();
  const { settings, usage } = useSavedSnapshot();
  const isThere = useIsSaved(url);
  if (isThere === undefined) return undefined;
  if (isThere) return 'device';
  if (!online) return 'away';
  const { monthlyCap } = settings;
  return monthlyCap !== undefined && usage.month.received + size > monthlyCap ? 'cap' : 'network';
}

/** Looks again whenever a unit comes to be saved or ceases to be, not at each step of a download. */
function useIsSaved(url: string): boolean | undefined {
  const units = useSavedUnits();
  const [looked, setLooked] = useState<{ url: string; there: boolean }>();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const there = await isSavedFile(url);
      if (wanted) setLooked({ url, there });
    };
    void look();
    let seen = stateOf(units);
    const leave = units?.subscribe(() => {
      const now = stateOf(units);
      if (now === seen) return;
      seen = now;
      void look();
    });
    return () => {
      wanted = false;
      leave?.();
    };
  }, [url, units]);
  return looked?.url === url ? looked.there : undefined;
}

function stateOf(units: SavedUnits | undefined): string {
  return (units?.read().units ?? []).map(({ key, state }) => `${key} ${state.is}`).join('\n');
}
