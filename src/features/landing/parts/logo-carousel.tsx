import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useRef } from 'react';
import { CAROUSEL_PER_ROW } from '#campus/limits.ts';
import type { LandingOf } from '#features/landing/landing-page.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './section.css.ts';

/** CAROUSEL_COMPONENT: pushed along by hand or by its buttons, never by itself (CATALOGUE-2). */
export function LogoCarousel({ component }: { component: LandingOf<'CAROUSEL_COMPONENT'> }): ReactNode {
  const { t } = useLingui();
  const heading = useId();
  const list = useRef<HTMLUListElement | null>(null);
  const { title, items } = component;
  // What scrolls must be reached by the keyboard too (WCAG 2.1.1).
  const reachable = (row: HTMLUListElement | null): void => {
    list.current = row;
    if (row !== null) row.tabIndex = 0;
  };
  const push = (pages: 1 | -1): void => {
    const row = list.current;
    if (row === null) return;
    const flow = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: pages * flow * row.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.headed}>
        <Heading level={2} size="display-s" id={heading}>
          {title ?? t`Together with`}
        </Heading>
        {items.length > CAROUSEL_PER_ROW && (
          <Row gap="2xs" wrap={false}>
            <IconButton icon={ChevronLeft} mirrored label={t`Back`} onClick={() => push(-1)} />
            <IconButton icon={ChevronRight} mirrored label={t`Next`} onClick={() => push(1)} />
          </Row>
        )}
      </div>
      <ul ref={reachable} className={styles.logos} aria-labelledby={heading}>
        {items.map(({ image, name }) => (
          <li key={name} className={styles.plate}>
            <img src={image} alt="" loading="lazy" className={styles.logo} />
            <Text as="span" size="label" className={styles.partner} dir="auto">
              {name}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
