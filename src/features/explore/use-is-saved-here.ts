import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import { type LearningItem, refOf } from '#campus/learning/learning-item.ts';
import { unitKey } from '#offline/saved/saved-units.ts';

/** Which items were saved and are whole on this device. */
export function useIsSavedHere(): (item: LearningItem) => boolean {
  const { ready, units } = useSavedSnapshot();
  const here = new Set(
    units.filter(({ state }) => state.is === 'saved' || state.is === 'update-ready').map(({ key }) => key),
  );
  return (item) => {
    const { kind, id } = refOf(item);
    return ready && here.has(unitKey({ kind: kind === 'module' ? 'MODULE' : 'COURSE', id }));
  };
}
