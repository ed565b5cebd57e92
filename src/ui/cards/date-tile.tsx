import { type ReactNode, Suspense, use } from 'react';
import { activeLanguage } from '#i18n/activate.ts';
import { dateFormats } from '#i18n/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { CourseKind } from './course-kind.ts';
import * as styles from './date-tile.css.ts';
import { tint } from './tint.css.ts';

interface DateTileProps {
  at: Date;
  kind: CourseKind;
  /** Over: its colour steps back. */
  muted?: boolean;
}

/** Day and month of something, in the colours of its kind (CATALOGUE-11). For the eye: the date stands beside it in words. */
export function DateTile({ at, kind, muted = false }: DateTileProps): ReactNode {
  return (
    <span className={classNames(styles.tile, muted ? styles.over : tint[kind])} aria-hidden="true">
      <Suspense fallback="…">
        <Parts at={at} />
      </Suspense>
    </span>
  );
}

function Parts({ at }: Pick<DateTileProps, 'at'>): ReactNode {
  const formats = use(dateFormats(activeLanguage()));
  return (
    <>
      <span className={styles.day}>{formats.day(at)}</span>
      <span className={styles.month}>{formats.shortMonth(at)}</span>
    </>
  );
}
