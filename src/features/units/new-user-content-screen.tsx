import { createLink, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { NewUserContent } from '#features/user-content/new-user-content.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { unitQueries } from './queries.ts';

const UpLink = createLink(BackLink);

type Props = { courseId: string; moduleId?: string };

/** /course/{courseId}/ugc/new and /program/{moduleId}/unit/{courseId}/ugc/new (UGC-2). */
export function NewUserContentScreen({ courseId, moduleId }: Props): ReactNode {
  const { language } = useSession();
  const { course } = useCampusQuery(unitQueries.course(courseId, language, moduleId)).data;
  const navigate = useNavigate();
  if (course === null) return null;
  const title = <bdi>{course.denomination}</bdi>;
  if (moduleId === undefined)
    return (
      <Page width="reader" gap="lg">
        <UpLink to="/course/$id" params={{ id: courseId }}>
          {title}
        </UpLink>
        <NewUserContent
          project={course}
          toProject={() => void navigate({ to: '/course/$id', params: { id: courseId }, ignoreBlocker: true })}
        />
      </Page>
    );
  const params = { moduleId, id: courseId };
  return (
    <Page width="reader" gap="lg">
      <UpLink to="/program/$moduleId/unit/$id" params={params}>
        {title}
      </UpLink>
      <NewUserContent
        project={course}
        toProject={() => void navigate({ to: '/program/$moduleId/unit/$id', params, ignoreBlocker: true })}
      />
    </Page>
  );
}
