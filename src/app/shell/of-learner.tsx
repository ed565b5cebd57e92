import type { ReactNode } from 'react';
import { useSession } from '#features/session/session.ts';
import { readyPart } from '#ui/layout/ready-part.tsx';
import type { LearnerPlace } from './learner-part.tsx';

const learnerPart = readyPart(async () => (await import('./learner-part.tsx')).LearnerPart);

/** Loaded before a person counts as signed in, so that their first screen has its whole frame. */
export const loadLearnerPart = learnerPart.load;

/** A part of the frame for those who are signed in; nothing for a visitor. */
export function OfLearner({ at }: { at: LearnerPlace }): ReactNode {
  const { viewerId } = useSession();
  return viewerId === undefined ? null : <learnerPart.Part props={{ at }} />;
}
