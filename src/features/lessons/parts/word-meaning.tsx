import type { ReactNode } from 'react';
import type { Word } from '#features/lessons/glossary-words.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './lesson-component.css.ts';
import { SayWord } from './say-word.tsx';

/** A word, what it means and how it sounds, beside the text. */
export function WordMeaning({ word, meaning, hint }: Word): ReactNode {
  return (
    <>
      <Row gap="xs" justify="between" wrap={false}>
        <span lang="de" dir="ltr" className={styles.term}>
          {word}
        </span>
        <SayWord word={word} />
      </Row>
      <span dir="auto">{meaning}</span>
      {hint !== null && (
        <Text as="span" size="small" tone="muted" dir="auto">
          {hint}
        </Text>
      )}
    </>
  );
}
