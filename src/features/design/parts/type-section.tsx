import type { ReactNode } from 'react';
import { directionOf, LANGUAGE_CODES } from '#campus/languages.ts';
import { LINES, PROSE } from '#features/design/samples.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

const SIZES = ['display-l', 'display-s', 'title-l', 'title-m', 'title-s'] as const;
const TEXTS = ['reading', 'body', 'label', 'small', 'caption'] as const;

export function TypeSection(): ReactNode {
  return (
    <Section name="Type">
      <div className={styles.twoUp}>
        <Stack gap="sm" className={styles.panel}>
          {SIZES.map((size) => (
            <Heading key={size} level={3} size={size}>
              {size}
            </Heading>
          ))}
          {TEXTS.map((size) => (
            <Text key={size} size={size}>
              {size}: {LINES.en}
            </Text>
          ))}
        </Stack>
        <Stack gap="sm" className={styles.panel}>
          {LANGUAGE_CODES.map((code) => (
            <Text key={code} lang={code} dir={directionOf(code)} size="reading">
              {LINES[code]}
            </Text>
          ))}
        </Stack>
      </div>
      <div className={styles.panel}>
        <Html>{PROSE}</Html>
      </div>
    </Section>
  );
}
