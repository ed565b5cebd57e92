import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as styles from '#ui/theme/text.css.ts';

interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption';
  size?: 'caption' | 'small' | 'body' | 'reading' | 'label';
  tone?: keyof typeof styles.tone;
  clamp?: keyof typeof styles.clamp;
}

export function Text({ as: Element = 'p', size = 'body', tone, clamp, className, ...rest }: TextProps): ReactNode {
  const names = [styles.textSize[size], tone && styles.tone[tone], clamp && styles.clamp[clamp], className];
  return <Element {...rest} className={classNames(...names)} />;
}
