import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { CourseKind } from './course-kind.ts';
import { hashOf } from './hash-of.ts';
import * as styles from './star-placeholder.css.ts';
import { tint } from './tint.css.ts';

const TILES = ['44px', '56px', '68px'] as const;
const TURNS = ['0deg', '15deg', '22.5deg', '45deg'] as const;

/**
 * Where a course has no picture: the lattice in the hue of its kind, sized and turned by its id, so that two courses differ
 * and one stays itself (DESIGN-4).
 */
export function StarPlaceholder({ kind, seed }: { kind: CourseKind; seed: string }): ReactNode {
  const hash = hashOf(seed);
  const figure = assignInlineVars({
    [styles.tile]: TILES[hash % TILES.length] ?? TILES[0],
    [styles.turn]: TURNS[(hash >>> 8) % TURNS.length] ?? TURNS[0],
  });
  return <div className={classNames(styles.box, tint[kind])} style={figure} aria-hidden="true" />;
}
