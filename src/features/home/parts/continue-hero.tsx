import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moduleProgress } from '#campus/learning/module-progress.ts';
import type { Home } from '#features/home/queries.ts';
import * as styles from '#features/home/start-screen.css.ts';
import { SavedChip } from '#features/learning-items/away.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Hero, HeroText } from '#ui/layout/hero.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

const LinkButton = createLink(ButtonLink);

type FrameProps = { title: string; note: ReactNode; share: number; chip?: ReactNode; children: ReactNode };

/** The one lit surface of the page: what is next, how far it is, and the way there. */
function Frame({ title, note, share, chip, children }: FrameProps): ReactNode {
  const { t } = useLingui();
  return (
    <Hero>
      <HeroText>
        <Stack gap="sm" align="start">
          <Text size="label" tone="onHero">
            <Trans>Continue learning</Trans>
          </Text>
          <Heading level={2} size="title-l" tone="onHero" clamp={2} dir="auto">
            {title}
          </Heading>
          <Text as="div" size="small" tone="onHero">
            {note}
          </Text>
          {chip}
        </Stack>
      </HeroText>
      <Stack gap="md">
        <ProgressBar value={share} label={t`Your progress`} tone="hero" />
        {children}
      </Stack>
    </Hero>
  );
}

type LessonProps = { unit: Home['viewer']['enrolledUnits'][number]; lessonId: string; moduleId: string | undefined };

/** Straight back into the lesson that is due, exactly where one stopped (CATALOGUE-14). */
export function ContinueLesson({ unit, lessonId, moduleId }: LessonProps): ReactNode {
  const at = unit.lessons.findIndex(({ id }) => id === lessonId);
  const done = unit.lessons.filter(({ isCompleted }) => isCompleted).length;
  const { id } = unit;
  return (
    <Frame
      title={unit.denomination}
      share={done / Math.max(1, unit.lessons.length)}
      note={
        <>
          <Trans>
            Lesson {at + 1} of {unit.lessons.length}
          </Trans>
          {' · '}
          <bdi>{unit.lessons[at]?.denomination}</bdi>
        </>
      }
      chip={
        <Row gap="2xs">
          <SavedChip unit={{ kind: 'COURSE', id, ...(moduleId === undefined ? {} : { moduleId }) }} />
        </Row>
      }
    >
      {moduleId === undefined ? (
        <LinkButton className={styles.go} to="/course/$id/lesson/$lessonId" params={{ id, lessonId }} variant="accent">
          <Trans>Continue</Trans>
        </LinkButton>
      ) : (
        <LinkButton
          className={styles.go}
          to="/program/$moduleId/unit/$id/lesson/$lessonId"
          params={{ moduleId, id, lessonId }}
          variant="accent"
        >
          <Trans>Continue</Trans>
        </LinkButton>
      )}
    </Frame>
  );
}

export function ContinueModule({ module }: { module: Home['viewer']['modules'][number] }): ReactNode {
  const done = module.courses.filter((course) => course.status.denomination === 'COMPLETED').length;
  return (
    <Frame
      title={module.denomination}
      share={(moduleProgress(module.courses) ?? 0) / 100}
      note={
        <Trans>
          {done} of {module.courses.length} courses done
        </Trans>
      }
    >
      <LinkButton className={styles.go} to="/program/$id" params={{ id: module.id }} variant="accent">
        <Trans>Continue</Trans>
      </LinkButton>
    </Frame>
  );
}
