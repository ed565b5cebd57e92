import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { kindOf, type LearningItem } from '#campus/learning/learning-item.ts';
import { useSession } from '#features/session/session.ts';
import { ItemPicture } from '#ui/cards/item-picture.tsx';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { AwayChip, SavedChip, useIsAway } from './away.tsx';
import * as styles from './featured-card.css.ts';
import { Facts, ItemLink, unitOf } from './item-card.tsx';
import { pageKeyOf } from './unit-keys.ts';

/** One item that the campus puts forward: wide from md on, its picture above it on a phone (CATALOGUE-12). */
export function FeaturedCard({ item, headingLevel = 3 }: { item: LearningItem; headingLevel?: 2 | 3 }): ReactNode {
  const { language } = useSession();
  const away = useIsAway(pageKeyOf(item, language, undefined));
  const text = item.__typename === 'Module' ? item.about : item.subtitle;
  return (
    <article className={styles.card} data-muted={away || undefined}>
      <div className={styles.media}>
        <ItemPicture image={item.image} kind={kindOf(item)} seed={item.id} className={styles.picture} />
      </div>
      <Stack gap="sm" align="start" className={styles.text}>
        <KindChip kind={kindOf(item)}>
          <Trans>Featured</Trans>
        </KindChip>
        <Heading level={headingLevel} size="title-l" clamp={2} dir="auto">
          <ItemLink item={item} className={styles.link}>
            {item.denomination}
          </ItemLink>
        </Heading>
        {text && (
          <Text clamp={3} dir="auto">
            {text}
          </Text>
        )}
        <Row gap="md" className={styles.facts}>
          <Facts item={item} />
        </Row>
        {away ? <AwayChip /> : <SavedChip unit={unitOf(item, undefined)} />}
      </Stack>
    </article>
  );
}
