import { Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import type { LessonPage } from '#features/lessons/queries.ts';
import { TEXT_SIZES, type TextSize } from '#features/lessons/text-size.ts';
import type { Listen } from '#features/lessons/use-listen.ts';
import { CourseLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { SegmentedProgress } from '#ui/status/segmented-progress.tsx';
import { Text } from '#ui/text/text.tsx';
import { Outline, type Place } from './outline.tsx';
import * as styles from './reader.css.ts';

type Props = {
  course: CoursePage;
  lesson: LessonPage;
  place: Place;
  /** From 0. */
  at: number;
  listen: Listen | undefined;
  size: TextSize;
  setSize: (size: TextSize) => void;
};

/** Out, where one is, and what one can set: never more in one's way (LESSON-1). */
export function ReaderHead({ course, lesson, place, at, ...settings }: Props): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { listen } = settings;
  return (
    <header className={styles.head}>
      <CourseLink look="text" {...place} className={styles.close}>
        <Icon of={X} />
        <span className={styles.hidden}>{t`Close the lesson: back to ${course.denomination}`}</span>
      </CourseLink>
      <SegmentedProgress count={course.lessons.length} current={at + 1} />
      <Text as="span" size="small" tone="muted" aria-hidden="true">
        <bdi dir="ltr">
          {at + 1} / {course.lessons.length}
        </bdi>
      </Text>
      {listen !== undefined && (
        <IconButton
          icon={listen.isPlaying ? VolumeX : Volume2}
          label={listen.isPlaying ? t`Stop listening` : t`Listen to the lesson`}
          aria-pressed={listen.isPlaying}
          onClick={listen.toggle}
        />
      )}
      <IconButton icon={Ellipsis} label={t`Text size and lessons`} onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={<Trans>This lesson</Trans>}>
        <Stack gap="lg">
          <Sizes {...settings} />
          <Outline course={course} lessonId={lesson.id} place={place} onGo={() => setOpen(false)} />
        </Stack>
      </Sheet>
    </header>
  );
}

function Sizes({ size, setSize }: Pick<Props, 'size' | 'setSize'>): ReactNode {
  const { t } = useLingui();
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>
        <Trans>Text size</Trans>
      </legend>
      {TEXT_SIZES.map((each) => (
        <Button
          key={each}
          variant={each === size ? 'primary' : 'outline'}
          aria-pressed={each === size}
          aria-label={t`Text size ${each}`}
          onClick={() => setSize(each)}
        >
          <bdi dir="ltr">{each}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}
