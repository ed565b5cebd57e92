import { Trans } from '@lingui/react/macro';
import Target from 'lucide-react/icons/target';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Word } from '#features/lessons/glossary-words.ts';
import { languageName } from '#features/lessons/language-name.ts';
import { CodeAnnotation, ExerciseFrame, VideoFile, YoutubeVideo } from '#features/lessons/lesson-parts.tsx';
import type { LessonState } from '#features/lessons/lesson-state.ts';
import type { LessonComponent } from '#features/lessons/queries.ts';
import { Avatar } from '#ui/cards/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { Fold } from './fold.tsx';
import { Glossary } from './glossary.tsx';
import type { ForExercises } from './hosted-exercise.tsx';
import * as styles from './lesson-component.css.ts';
import { LessonText } from './lesson-text.tsx';

/** The signs that authors may name come with the first lesson that names one. */
const NamedIcon = lazy(async () => ({ default: (await import('#ui/named-icon.tsx')).NamedIcon }));
const LessonSign = lazy(async () => ({ default: (await import('./lesson-sign.tsx')).LessonSign }));

/** Most lessons have no exercise. */
const HostedExercise = lazy(async () => ({ default: (await import('./hosted-exercise.tsx')).HostedExercise }));

type Props = {
  component: LessonComponent;
  state: LessonState;
  /** Of the lesson's glossaries. */
  words: readonly Word[];
  exercises: ForExercises;
};

/** One component of a lesson (LESSON-3). A kind that this release does not know is left out. */
export function LessonComponentView({ component, state, words, exercises }: Props): ReactNode {
  switch (component.__typename) {
    case 'ModuleText':
      return (
        <Stack gap="xs">
          {!component.isTranslated && (
            <Text size="small" tone="muted">
              <Trans>
                Not yet translated. Shown in this language: <bdi>{languageName(component.language)}</bdi>
              </Trans>
            </Text>
          )}
          <LessonText lang={component.language} className={styles.reading} words={words}>
            {component.text}
          </LessonText>
        </Stack>
      );
    case 'LearningOutcome':
      return (
        <section className={styles.outcome}>
          <Suspense fallback={<Icon of={Target} size="lg" />}>
            <NamedIcon name={component.icon} size="lg" otherwise={<LessonSign name={component.icon} />} />
          </Suspense>
          <div>
            <Text size="label" tone="accent">
              <Trans>You will be able to</Trans>
            </Text>
            <Text dir="auto">{component.text}</Text>
          </div>
        </section>
      );
    case 'UserQuote':
      return (
        <figure className={styles.quote}>
          <Avatar name={component.name} image={component.avatar} />
          <div>
            <blockquote className={styles.quotation} dir="auto">
              {component.content}
            </blockquote>
            <Text as="figcaption" size="small" tone="muted">
              <bdi>{component.name}</bdi>
            </Text>
          </div>
        </figure>
      );
    case 'CollapsibleText':
      return (
        <Fold part={component.id} state={state} title={<span dir="auto">{component.title}</span>}>
          {() => <LessonText words={words}>{component.text}</LessonText>}
        </Fold>
      );
    case 'Glossary':
      return <Glossary entries={component.entries} />;
    case 'VideoFile':
      return <VideoFile.Part props={{ video: component, state }} fallback={<Skeleton shape="box" />} />;
    case 'YoutubeVideo':
      return <YoutubeVideo.Part props={{ film: component, state }} fallback={<Skeleton shape="box" />} />;
    case 'H5p':
      return <ExerciseFrame.Part props={{ exercise: component }} fallback={<Skeleton shape="box" />} />;
    case 'NewH5p':
      return (
        <Suspense fallback={<Skeleton shape="box" />}>
          <HostedExercise exercise={component} lesson={exercises} />
        </Suspense>
      );
    case 'CodeAnnotation':
      return <CodeAnnotation.Part props={{ code: component }} fallback={<Skeleton shape="box" />} />;
    case 'Later':
      return null;
    default:
      return component satisfies never;
  }
}
