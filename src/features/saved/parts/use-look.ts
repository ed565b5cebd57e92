import { useEffect, useState } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { type SavedUnits, type UnitRef, type UnitWeight, unitKey } from '#offline/saved/saved-units.ts';

/** What saving would take; undefined while nobody knows. Asked again when the network comes back. */
export function useLook(units: SavedUnits, unit: UnitRef): UnitWeight | undefined {
  const online = useOnline();
  const key = unitKey(unit);
  const [known, setKnown] = useState<{ key: string; weight: UnitWeight }>();
  const { kind, id, moduleId } = unit;
  useEffect(() => {
    if (!online) return undefined;
    let here = true;
    const asked = { kind, id, ...(moduleId === undefined ? {} : { moduleId }) };
    units.look(asked).then(
      (weight) => {
        if (here) setKnown({ key: unitKey(asked), weight });
      },
      // Without a size the button still saves; the size is shown on the way.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [units, kind, id, moduleId, online]);
  return known?.key === key ? known.weight : undefined;
}
