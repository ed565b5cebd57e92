import type { ReactNode } from 'react';
import { wholePercent } from '#i18n/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import * as styles from './progress.css.ts';

interface ProgressBarProps {
  /** 0 to 1. */
  value: number;
  /** What progresses; also say it in words beside the bar, since colour and length alone say little. */
  label: string;
  tone?: keyof typeof styles.ground;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Fills from the inline start: from the right where the text does. */
export function ProgressBar({ value, label, tone = 'brand' }: ProgressBarProps): ReactNode {
  const share = within(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(share)}
      className={classNames(styles.track, styles.ground[tone])}
    >
      <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}

interface ProgressRingProps {
  value: number;
  label: string;
  /** Pixels across: 20 for a download, 96 with words in the middle. */
  size?: 20 | 96;
  children?: ReactNode;
}

export function ProgressRing({ value, label, size = 20, children }: ProgressRingProps): ReactNode {
  const share = within(value);
  const stroke = size / 8;
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', stroke: 'currentColor', strokeWidth: stroke };
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(share)}
      className={styles.ring}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} className={styles.ringPart} aria-hidden="true">
        <circle {...circle} strokeOpacity={0.2} />
        <circle
          {...circle}
          className={styles.ringValue}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
        />
      </svg>
      {children && <span className={styles.ringPart}>{children}</span>}
    </span>
  );
}
