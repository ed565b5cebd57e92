import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { ReactNode } from 'react';
import { Chip } from '#ui/cards/chip.tsx';

/** The learner's state of a course; nothing where there is none yet. */
export function CourseState({ state }: { state: 'AVAILABLE' | 'COMPLETED' | 'PREVIEW' | 'TAKEN' }): ReactNode {
  switch (state) {
    case 'COMPLETED':
      return (
        <Chip tone="success" icon={CircleCheck}>
          <Trans>Completed</Trans>
        </Chip>
      );
    case 'TAKEN':
      return (
        <Chip icon={CirclePlay}>
          <Trans>Started</Trans>
        </Chip>
      );
    case 'AVAILABLE':
    case 'PREVIEW':
      return null;
    default:
      return state satisfies never;
  }
}
