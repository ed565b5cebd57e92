import { Plural, Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import type { ReactNode } from 'react';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { Duration } from '#features/learning-items/duration.tsx';
import { Fact } from '#features/learning-items/fact.tsx';
import { CourseState } from '#features/learning-items/item-card.tsx';
import { BookmarkToggle } from '#features/lists/bookmark-toggle.tsx';
import { SaveToList } from '#features/lists/save-to-list.tsx';
import { SaveOffline } from '#features/saved/save-offline.tsx';
import { useSession } from '#features/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { FreshnessLine } from '#ui/freshness-line.tsx';
import { Heading } from '#ui/heading.tsx';
import { Html } from '#ui/html.tsx';
import { Page } from '#ui/page.tsx';
import { Row } from '#ui/row.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Stack } from '#ui/stack.tsx';
import { LessonLink } from './lesson-link.tsx';
import { LessonList } from './parts/lesson-list.tsx';
import { UnitHero, UpLink } from './parts/unit-hero.tsx';
import { LoginHint } from './program-screen.tsx';
import { type CoursePage, unitQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** /course/{id} and /program/{moduleId}/unit/{id} (B2). */
export function CourseScreen({ id, moduleId }: { id: string; moduleId?: string }): ReactNode {
  const { language, viewerId } = useSession();
  const { data, at, isStale } = useCampusQuery(unitQueries.course(id, language, moduleId));
  useOpened({ kind: 'COURSE', id, ...(moduleId === undefined ? {} : { moduleId }) });
  const { course } = data;
  if (course === null) return null;
  return (
    <>
      <UnitHero
        item={course}
        up={
          moduleId === undefined ? (
            <UpLink to="/explore">
              <Trans>Explore</Trans>
            </UpLink>
          ) : (
            <UpLink to="/program/$id" params={{ id: moduleId }}>
              <Trans>To the program</Trans>
            </UpLink>
          )
        }
        meta={<Facts course={course} />}
      />
      <Page gap="xl" width="reader">
        {isStale && <FreshnessLine at={new Date(at)} now={new Date()} failed />}
        {!course.isTranslated && (
          <Banner>
            <Trans>This course is not yet in your language.</Trans>
          </Banner>
        )}
        {course.prerequisite && <Locked prerequisite={course.prerequisite} />}
        {viewerId !== undefined && <Actions course={course} moduleId={moduleId} />}
        {course.about && (
          <Stack as="section" gap="xs">
            <Heading level={2}>
              <Trans>About this course</Trans>
            </Heading>
            <ShowMore>
              <Html>{course.about}</Html>
            </ShowMore>
          </Stack>
        )}
        {course.lessons.length > 0 && (
          <LessonList
            course={course}
            moduleId={moduleId}
            open={viewerId !== undefined && course.prerequisite === null}
          />
        )}
        {viewerId === undefined && <LoginHint />}
      </Page>
    </>
  );
}

function Facts({ course }: { course: CoursePage }): ReactNode {
  return (
    <>
      <Duration minutes={course.workload} />
      {course.lessons.length > 0 && (
        <Fact>
          <Plural value={course.lessons.length} one="# lesson" other="# lessons" />
        </Fact>
      )}
      {course.hasCertificate && (
        <Fact icon={Award}>
          <Trans>Certificate</Trans>
        </Fact>
      )}
    </>
  );
}

function Actions({ course, moduleId }: { course: CoursePage; moduleId: string | undefined }): ReactNode {
  const [first] = course.lessons;
  return (
    <Stack gap="sm">
      <Row align="start">
        {first !== undefined && course.prerequisite === null && (
          <LessonLink look="primary" courseId={course.id} moduleId={moduleId} lessonId={first.id}>
            {course.status.denomination === 'AVAILABLE' ? <Trans>Start course</Trans> : <Trans>Open lessons</Trans>}
          </LessonLink>
        )}
        <SaveToList item={course} />
        <SaveOffline
          unit={{ kind: 'COURSE', id: course.id, ...(moduleId === undefined ? {} : { moduleId }) }}
          title={course.denomination}
        />
        <BookmarkToggle item={course} />
      </Row>
      <Row>
        <CourseState state={course.status.denomination} />
        {course.contentProviders.map((provider) => (
          <Chip key={provider.id}>{provider.name}</Chip>
        ))}
      </Row>
    </Stack>
  );
}

function Locked({ prerequisite }: { prerequisite: NonNullable<CoursePage['prerequisite']> }): ReactNode {
  const go = prerequisite.moduleId ? (
    <LinkButton
      to="/program/$moduleId/unit/$id"
      params={{ moduleId: prerequisite.moduleId, id: prerequisite.id }}
      size="sm"
      variant="tonal"
    >
      <Trans>Go there</Trans>
    </LinkButton>
  ) : (
    <LinkButton to="/course/$id" params={{ id: prerequisite.id }} size="sm" variant="tonal">
      <Trans>Go there</Trans>
    </LinkButton>
  );
  return (
    <Banner kind="warning" action={go}>
      <Trans>
        First finish “<bdi>{prerequisite.denomination}</bdi>”.
      </Trans>
    </Banner>
  );
}
