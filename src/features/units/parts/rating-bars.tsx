import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { activeLanguage } from '#i18n/activate.ts';
import { formatCount } from '#i18n/format-number.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './rating-bars.css.ts';

/** How many gave five stars, four, down to one (LEARN-14). `counts`: of one star first; none of an older release. */
export function RatingBars({ counts }: { counts: readonly number[] }): ReactNode {
  const { t } = useLingui();
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const number = (count: number): string => formatCount(count, activeLanguage());
  return (
    <ul className={styles.bars} aria-label={t`Ratings by number of stars`}>
      {counts
        .map((count, at) => ({ stars: number(at + 1), share: count / all, given: number(count) }))
        .toReversed()
        .map(({ stars, share, given }) => (
          <li key={stars} className={styles.bar}>
            <VisuallyHidden>{t`${stars} of 5: ${given}`}</VisuallyHidden>
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <span aria-hidden="true">{given}</span>
          </li>
        ))}
    </ul>
  );
}
