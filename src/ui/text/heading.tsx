import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from '#ui/theme/text.css.ts';

interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page: for those who listen. */
  level: 1 | 2 | 3 | 4;
  /** How big it looks; by its level if not given. */
  size?: 'display-l' | 'display-s' | 'title-l' | 'title-m' | 'title-s';
  tone?: keyof typeof styles.tone;
  clamp?: keyof typeof styles.clamp;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const SIZES = { 1: 'display-s', 2: 'title-l', 3: 'title-m', 4: 'title-s' } as const;

export function Heading({ level, size = SIZES[level], tone, clamp, className, ...rest }: HeadingProps): ReactNode {
  const Tag = TAGS[level];
  const names = [styles.textSize[size], tone && styles.tone[tone], clamp && styles.clamp[clamp], className];
  return <Tag {...rest} className={classNames(...names)} />;
}
