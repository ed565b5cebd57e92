import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Word } from '#features/lessons/glossary-words.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './lesson-component.css.ts';
import { SayWord } from './say-word.tsx';

type Props = { entries: readonly Word[] };

/** The words of the lesson: German, what it means, how it sounds. */
export function Glossary({ entries }: Props): ReactNode {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Words in this lesson</Trans>
      </Heading>
      <dl className={styles.text}>
        {entries.map(({ word, meaning, hint }) => (
          <div key={word} className={styles.word}>
            {/* A German word among Arabic ones: it stays at the beginning of its line. */}
            <dt className={styles.term}>
              <bdi lang="de" dir="ltr">
                {word}
              </bdi>
            </dt>
            <dd className={styles.meaning}>
              <span dir="auto">{meaning}</span>
              {hint !== null && (
                <Text as="span" size="small" tone="muted" dir="auto">
                  {hint}
                </Text>
              )}
              <SayWord word={word} />
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
