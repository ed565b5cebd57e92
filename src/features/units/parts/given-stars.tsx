import { useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { RATING_MAX } from '#campus/limits.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { formatCount } from '#i18n/format-number.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './reviews.css.ts';

const STEPS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

/** The stars that somebody gave, in words for whoever does not see them. */
export function GivenStars({ rating }: { rating: number }): ReactNode {
  const { t } = useLingui();
  const stars = formatCount(rating, activeLanguage());
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t`${stars} of 5`}</VisuallyHidden>
      {STEPS.map((step) => (
        <span key={step} aria-hidden="true" className={styles.star} data-lit={step <= rating || undefined}>
          <Icon of={Star} size="sm" />
        </span>
      ))}
    </span>
  );
}
