import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of the frame that the first paint does not wait for: it comes when the page rests, and is missing where it cannot
 * be had. `load` and what it brings stand at the top of a module, so that they are the same at each render.
 */
export function Later<P extends object>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<P>>;
  props: P;
}): ReactNode {
  const [brought, setBrought] = useState<{ Part: ComponentType<P> }>();
  useEffect(() => {
    let gone = false;
    whenIdle(async () => {
      const Part = await load();
      // Rendered in steps between which a tap is answered.
      if (!gone) startTransition(() => setBrought({ Part }));
    });
    return () => {
      gone = true;
    };
  }, [load]);
  return brought === undefined ? null : <brought.Part {...props} />;
}
