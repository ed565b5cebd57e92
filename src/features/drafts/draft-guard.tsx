import { lazy, type ReactNode, Suspense } from 'react';

/** Comes with the first key: most pages are read, and nothing is typed there. */
const LeaveQuestion = lazy(async () => ({ default: (await import('./leave-question.tsx')).LeaveQuestion }));

/**
 * Asks before a page with unsent words is left (B2): they are kept as a draft, and whoever goes on should know that nobody has
 * them yet. A page that is closed or loaded anew is not held up, since nothing is lost.
 */
export function DraftGuard({ hasDraft }: { hasDraft: boolean }): ReactNode {
  if (!hasDraft) return null;
  return (
    <Suspense fallback={null}>
      <LeaveQuestion />
    </Suspense>
  );
}
