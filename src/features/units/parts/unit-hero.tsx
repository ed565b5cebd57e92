import { Plural, Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { isLocked } from '#campus/learning/is-locked.ts';
import { kindOf, type LearningItem } from '#campus/learning/learning-item.ts';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { StarPlaceholder } from '#ui/cards/star-placeholder.tsx';
import { Icon } from '#ui/icon.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Hero, HeroText } from '#ui/layout/hero.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './unit-hero.css.ts';

type Props = { item: LearningItem; up?: ReactNode; meta: ReactNode };

/** Kind, title and facts over the organisation's light; the picture beside it where there is room (LEARN-2). */
export function UnitHero({ item, up, meta }: Props): ReactNode {
  const note =
    item.__typename === 'Module' ? (
      <>
        {item.customModuleTypeName && (
          <>
            <bdi>{item.customModuleTypeName}</bdi> ·{' '}
          </>
        )}
        <Plural value={item.courses.length} one="# course" other="# courses" />
      </>
    ) : (
      item.customCourseTypeName
    );
  const locked = item.__typename !== 'Module' && isLocked(item);
  return (
    <Hero shape="band" lattice>
      <div className={styles.inner}>
        <HeroText>
          <Stack gap="sm" align="start">
            {up}
            <KindChip kind={kindOf(item)}>{note}</KindChip>
            <Heading level={1} tone="onHero" dir="auto">
              {item.denomination}
            </Heading>
            {item.__typename !== 'Module' && item.subtitle && (
              <Text tone="onHero" dir="auto">
                {item.subtitle}
              </Text>
            )}
            <Row gap="md" className={styles.meta}>
              {meta}
            </Row>
          </Stack>
        </HeroText>
        <div className={styles.picture}>
          {item.image ? (
            <img src={item.image} alt={item.imageAlt ?? ''} className={styles.image} />
          ) : (
            <StarPlaceholder kind={kindOf(item)} seed={item.id} />
          )}
          {locked && (
            <div className={styles.lock}>
              <Icon of={Lock} />
              <span>
                <Trans>Locked</Trans>
              </span>
            </div>
          )}
        </div>
      </div>
    </Hero>
  );
}

export const UpLink = createLink((props: React.ComponentProps<'a'>) => <BackLink {...props} className={styles.up} />);
