import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReactNode } from 'react';
import type { UserContentCard as Made } from '#campus/learning/user-content.ts';
import { UserContentCard } from '#features/learning-items/user-content-card.tsx';
import { userContentSubject } from '#features/learning-items/user-content-subject.ts';
import { CardActions } from '#features/lists/card-actions.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { CardList } from '#ui/cards/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

const LinkButton = createLink(ButtonLink);

type Project = { id: string; allowUgContent: boolean; userContents: readonly Made[] };

/** What was made in a project, on its page, and the way to make something (UGC-2, UGC-3). */
export function UserContents({ project, moduleId }: { project: Project; moduleId: string | undefined }): ReactNode {
  const { features } = useOrganisation();
  const { id, allowUgContent, userContents } = project;
  if (!features.showUserGeneratedContent || (!allowUgContent && userContents.length === 0)) return null;
  const write = { variant: 'outline', icon: PenLine, children: <Trans>Write something</Trans> } as const;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>From those who take part</Trans>
      </Heading>
      {userContents.length === 0 ? (
        <Text tone="muted">
          <Trans>Nobody has shown anything yet. What did you make?</Trans>
        </Text>
      ) : (
        <CardList>
          {userContents.map((made) => (
            <li key={made.id}>
              <UserContentCard
                made={made}
                actions={<CardActions item={made} />}
                mark={<ChangeMark subject={userContentSubject(made.id)} />}
              />
            </li>
          ))}
        </CardList>
      )}
      {allowUgContent && (
        <Row>
          {moduleId === undefined ? (
            <LinkButton to="/course/$courseId/ugc/new" params={{ courseId: id }} {...write} />
          ) : (
            <LinkButton to="/program/$moduleId/unit/$courseId/ugc/new" params={{ moduleId, courseId: id }} {...write} />
          )}
        </Row>
      )}
    </Stack>
  );
}
