import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';

const LinkButton = createLink(ButtonLink);

const LOOK = { look: true } as const;

type Props = {
  courseId: string;
  moduleId: string | undefined;
  look: 'primary' | 'outline' | 'quiet';
  /** A session of the attempt to go on with, or `new`; left out: the one that counts. */
  from?: string;
  /** Only looked at again. */
  isReview?: boolean;
  children: ReactNode;
};

/** Into the player, inside the module through which the course was opened. */
export function PlayLink({ courseId, moduleId, look, from, isReview = false, children }: Props): ReactNode {
  const search = { ...(from !== undefined && { from }), ...(isReview && LOOK) };
  const face = { variant: look, search };
  return moduleId === undefined ? (
    <LinkButton to="/course/$id/play" params={{ id: courseId }} {...face}>
      {children}
    </LinkButton>
  ) : (
    <LinkButton to="/program/$moduleId/unit/$id/play" params={{ moduleId, id: courseId }} {...face}>
      {children}
    </LinkButton>
  );
}
