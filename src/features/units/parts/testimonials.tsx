import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ModulePage } from '#features/units/unit-state.ts';
import { Avatar } from '#ui/cards/avatar.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './testimonials.css.ts';

/** What people say who were there (LEARN-2). */
export function Testimonials({ testimonials }: Pick<ModulePage, 'testimonials'>): ReactNode {
  if (testimonials.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>People who were here</Trans>
      </Heading>
      <List>
        {testimonials.map(({ quote, name, credentials, writtenBy }) => (
          <li key={`${name} ${quote}`}>
            <figure className={styles.card}>
              <blockquote className={styles.quote} dir="auto">
                {quote}
              </blockquote>
              <figcaption className={styles.who}>
                <Avatar name={name} />
                <span>
                  <Text as="div" size="label" dir="auto">
                    {name}
                  </Text>
                  {credentials && (
                    <Text as="div" size="small" tone="muted" dir="auto">
                      {credentials}
                    </Text>
                  )}
                  {writtenBy && (
                    <Text as="div" size="small" tone="muted">
                      <Trans>
                        Written by <bdi>{writtenBy}</bdi>
                      </Trans>
                    </Text>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </List>
    </Stack>
  );
}
