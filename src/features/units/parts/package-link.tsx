import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';

const LinkButton = createLink(ButtonLink);

/** Of tutors of the unit only: what learners play, and a way to bring another one. */
export function PackageLink({ courseId }: { courseId: string }): ReactNode {
  return (
    <Row>
      <LinkButton to="/course/$id/package" params={{ id: courseId }} icon={Package} variant="outline" size="sm">
        <Trans>Package of this unit</Trans>
      </LinkButton>
    </Row>
  );
}
