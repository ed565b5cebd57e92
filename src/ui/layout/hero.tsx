import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from './hero.css.ts';

interface HeroProps extends ComponentProps<'div'> {
  /** `card`: rounded and padded, on a page. `band`: from edge to edge, padding is the page's. */
  shape?: 'card' | 'band';
  /** The star lattice over the ground. */
  lattice?: boolean;
}

/** The one lit surface of a screen, never two (DESIGN-4). Words on it stand in `HeroText`. */
export function Hero({ shape = 'card', lattice = false, className, ...rest }: HeroProps): ReactNode {
  const names = [
    styles.hero,
    shape === 'card' && styles.card,
    shape === 'card' && styles.padded,
    lattice && styles.lattice,
  ];
  return <div {...rest} className={classNames(...names, className)} />;
}

/** Keeps letters out of the light, where they could not be read. */
export function HeroText({ className, ...rest }: ComponentProps<'div'>): ReactNode {
  return <div {...rest} className={classNames(styles.text, className)} />;
}
