import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#features/session/session.ts';
import type { LearnerPlace } from './learner-part.tsx';

/** Loaded before a person counts as signed in, so that their first screen has its whole frame. */
export const loadLearnerPart = () => import('./learner-part.tsx');

const LearnerPart = lazy(async () => ({ default: (await loadLearnerPart()).LearnerPart }));

/** A part of the frame for those who are signed in; nothing for a visitor. */
export function OfLearner({ at }: { at: LearnerPlace }): ReactNode {
  const { viewerId } = useSession();
  if (viewerId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LearnerPart at={at} />
    </Suspense>
  );
}
