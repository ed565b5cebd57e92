import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './progress.css.ts';

interface SegmentedProgressProps {
  /** Steps in all, and the one that is open, counted from 1. */
  count: number;
  current: number;
}

/** One step of few, each a piece: `3 / 6`. */
export function SegmentedProgress({ count, current }: SegmentedProgressProps): ReactNode {
  const { t } = useLingui();
  const steps = Array.from({ length: count }, (_, at) => at + 1);
  const stateOf = (step: number) => (step < current ? 'done' : step === current ? 'current' : undefined);
  return (
    <div role="img" aria-label={t`Step ${current} of ${count}`} className={styles.segments}>
      {steps.map((step) => (
        <span key={step} className={styles.segment} data-state={stateOf(step)} />
      ))}
    </div>
  );
}
