import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordsOf } from '#features/lessons/glossary-words.ts';
import * as screen from '#features/lessons/lesson-screen.css.ts';
import type { LessonPage } from '#features/lessons/queries.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useWide } from '#ui/layout/use-wide.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './notes-rail.css.ts';
import { WordMeaning } from './word-meaning.tsx';

/** Beside a wide text: the words of the lesson and the notes of its code (LESSON-4). */
export function NotesRail({ lesson }: { lesson: LessonPage }): ReactNode {
  const { t } = useLingui();
  const isWide = useWide();
  const words = wordsOf(lesson);
  const notes = lesson.components.flatMap((each) => (each.__typename === 'CodeAnnotation' ? each.notes : []));
  // Below that the same stands in the text alone.
  if (!isWide || words.length + notes.length === 0) return null;
  return (
    <aside className={screen.rail} aria-label={t`Words and notes`}>
      <Stack gap="lg">
        {words.length > 0 && (
          <Part title={<Trans>Words in this lesson</Trans>}>
            {words.map((word) => (
              <li key={word.word} className={styles.entry}>
                <WordMeaning {...word} />
              </li>
            ))}
          </Part>
        )}
        {notes.length > 0 && (
          <Part title={<Trans>Notes on the code</Trans>}>
            {notes.map(({ line, content }) => (
              <li key={`${line} ${content}`} className={styles.entry}>
                <Text as="span" size="small" tone="muted">
                  <Trans>Line {line}</Trans>
                </Text>
                <Html className={styles.note}>{content}</Html>
              </li>
            ))}
          </Part>
        )}
      </Stack>
    </aside>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <Stack gap="sm">
      <Heading level={2} size="title-s">
        {title}
      </Heading>
      <ul className={styles.list}>{children}</ul>
    </Stack>
  );
}
