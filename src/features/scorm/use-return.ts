import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Called when somebody who was leaving came back before the next screen was there: what they left has ended meanwhile. */
export function useReturn(onReturn: () => void): void {
  const now = useRouterState({ select: ({ location }) => location.pathname });
  const [own] = useState(now);
  const wasAway = useRef(false);
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    if (now !== own) wasAway.current = true;
    else if (wasAway.current) comeBack();
  }, [now, own]);
}
