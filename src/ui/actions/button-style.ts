import { classNames } from '#ui/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonLook {
  variant?: keyof typeof styles.variants | undefined;
  size?: keyof typeof styles.sizes | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

/** Class names of a button, for whatever must look like one: `<Link className={buttonStyle({variant: 'primary'})}>`. */
export function buttonStyle({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return classNames(styles.base, styles.variants[variant], styles.sizes[size], wide && styles.wide);
}
