import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useFocusMain } from '#features/session/use-focus-main.ts';
import { LoadingScreen } from '#ui/status/loading-screen.tsx';
import { baseQueries } from './queries.ts';
import { useDueGate } from './use-due-gate.ts';

/** In a file of its own: nearly every start has none to show. */
const Gate = lazy(async () => ({ default: (await import('./parts/gate.tsx')).Gate }));

/** The screens of a signed-in person, or the gate that is due before them (GATE-1). `children`: a screen that is no route below this one. */
export function GatedOutlet({ children = <Outlet /> }: { children?: ReactNode }): ReactNode {
  const seen = useDueGate();
  const client = useQueryClient();
  useFocusMain(seen.view === 'gate' ? seen.gate : seen.view);
  const passed = useCallback(() => client.refetchQueries({ queryKey: baseQueries.all() }), [client]);
  switch (seen.view) {
    case 'open':
      return children;
    case 'waiting':
      return <LoadingScreen />;
    case 'gate':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <Gate gate={seen.gate} base={seen.base} onPassed={passed} />
        </Suspense>
      );
    default:
      return seen satisfies never;
  }
}
