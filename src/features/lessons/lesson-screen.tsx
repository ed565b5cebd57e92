import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { isClosed } from '#campus/learning/is-closed.ts';
import { PartBoundary } from '#features/errors/part-boundary.tsx';
import { SoftAskAfterLesson } from '#features/push/soft-ask-after-lesson.tsx';
import { useSession } from '#features/session/session.ts';
import { lessonPath } from '#features/units/lesson-link.tsx';
import { unitQueries } from '#features/units/queries.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { wordsOf } from './glossary-words.ts';
import { ClosedLesson, ReflectionBoard } from './lesson-parts.tsx';
import * as styles from './lesson-screen.css.ts';
import { createLessonState } from './lesson-state.ts';
import { Finished } from './parts/finished.tsx';
import { LessonComponentView } from './parts/lesson-component.tsx';
import { NotesRail } from './parts/notes-rail.tsx';
import { Outline } from './parts/outline.tsx';
import { ReaderFoot } from './parts/reader-foot.tsx';
import { ReaderHead } from './parts/reader-head.tsx';
import { type LessonPage, lessonQueries } from './queries.ts';
import { useTextSize } from './text-size.ts';
import { useListen } from './use-listen.ts';
import { useOpenExercises } from './use-open-exercises.ts';
import { barOf, useProgress } from './use-progress.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** Most lessons ask nothing: the rules of questions come with the first that does. */
const QuestionnaireCard = lazy(async () => ({
  default: (await import('#features/questionnaires/questionnaire-card.tsx')).QuestionnaireCard,
}));

type Props = { courseId: string; moduleId?: string; lessonId: string };

/** The reader (LESSON-1): nothing but the lesson, where one is in the course, and the way on. */
export function LessonScreen({ courseId, moduleId, lessonId }: Props): ReactNode {
  const { language } = useSession();
  const { course } = useCampusQuery(unitQueries.course(courseId, language, moduleId)).data;
  const { lesson } = useCampusQuery(lessonQueries.one(lessonId, courseId, language)).data;
  useOpened({ kind: 'COURSE', id: courseId, ...(moduleId === undefined ? {} : { moduleId }) });
  if (course === null || lesson === null) return null;
  if (isClosed(course)) return <ClosedLesson.Part props={{ course, lesson, place: { courseId, moduleId } }} />;
  return <Reader course={course} lesson={lesson} moduleId={moduleId} />;
}

type ReaderProps = { course: CoursePage; lesson: LessonPage; moduleId: string | undefined };

function Reader({ course, lesson, moduleId }: ReaderProps): ReactNode {
  const { language, serverNow } = useSession();
  const article = useRef<HTMLElement>(null);
  const [size, setSize] = useTextSize();
  const [isFinished, setFinished] = useState(false);
  const navigate = useNavigate();
  const progress = useProgress(course, lesson);
  const [from] = useState(lesson.position);
  const [state] = useState(() => createLessonState(from));
  useReadingPlace({ article, from, state, serverNow, save: progress.keepPlace });
  const listen = useListen(article, language);
  const { onOpen, leaveAll } = useOpenExercises();
  const exercises = { lessonId: lesson.id, keep: progress.keepResult, onOpen };
  const parts = { state, words: wordsOf(lesson), exercises };
  const at = course.lessons.findIndex((each) => each.id === lesson.id);
  const place = { courseId: course.id, moduleId };
  const previous = course.lessons[at - 1];
  const next = course.lessons[at + 1];
  const goTo = (id: string | undefined): void => {
    if (id !== undefined) void navigate(lessonPath({ ...place, lessonId: id }));
  };
  const goOn = async (): Promise<void> => {
    if (barOf(lesson) === 'reflection' || !(await progress.finish())) return;
    if (next !== undefined) return goTo(next.id);
    await leaveAll();
    setFinished(true);
  };
  useReaderKeys({
    onNext: () => void goOn(),
    onPrevious: () => goTo(previous?.id),
    onListen: () => listen?.toggle(),
  });
  if (isFinished) return <Finished course={course} open={progress.open} place={place} />;
  return (
    <div className={styles.frame}>
      <ReaderHead {...{ course, lesson, place, at, listen, size, setSize }} />
      <div className={styles.zones}>
        <aside className={styles.rail}>
          <Outline course={course} lessonId={lesson.id} place={place} />
        </aside>
        <article ref={article} className={styles.body} data-size={size}>
          <Stack gap="2xs" data-spoken="">
            <Text size="small" tone="muted">
              <Trans>
                Lesson {at + 1} · {lesson.length} min
              </Trans>
            </Text>
            <Heading level={1} dir="auto">
              {lesson.denomination}
            </Heading>
          </Stack>
          {lesson.components.map((component) =>
            component.__typename === 'Later' ? null : (
              <div key={component.id} data-part={component.id} data-spoken={isSpoken(component) ? '' : undefined}>
                <PartBoundary of={component.id}>
                  <LessonComponentView component={component} {...parts} />
                </PartBoundary>
              </div>
            ),
          )}
          {lesson.questionnaire !== null && (
            <div data-part={lesson.questionnaire.id}>
              <PartBoundary of={lesson.questionnaire.id}>
                <Suspense fallback={<Skeleton />}>
                  <QuestionnaireCard questionnaire={lesson.questionnaire} course={course} />
                </Suspense>
              </PartBoundary>
            </div>
          )}
          {lesson.reflectionBoard !== null && (
            <div data-part={lesson.reflectionBoard.id}>
              <ReflectionBoard.Part props={{ board: lesson.reflectionBoard, lesson, course }} fallback={<Skeleton />} />
            </div>
          )}
          <SoftAskAfterLesson />
        </article>
        <NotesRail lesson={lesson} />
      </div>
      <ReaderFoot {...{ lesson, place, previous, isLast: next === undefined }} onNext={() => void goOn()} />
    </div>
  );
}

/** Texts are read aloud; what is watched, tried out or copied is not. */
function isSpoken({ __typename }: LessonPage['components'][number]): boolean {
  return ['ModuleText', 'LearningOutcome', 'UserQuote', 'CollapsibleText', 'Glossary'].includes(__typename);
}
