import { Plural, Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useId } from 'react';
import { RATING_MAX } from '#campus/limits.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './stars.css.ts';

const STEPS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

/** One to five, by arrow keys too: the browser's own radio buttons. */
export function Stars({ value, onChange }: { value: number; onChange: (value: number) => void }): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Your rating</Trans>
      </legend>
      {STEPS.map((step) => (
        <label key={step} className={styles.star} data-lit={step <= value || undefined}>
          <input
            type="radio"
            name={name}
            value={step}
            checked={value === step}
            onChange={() => onChange(step)}
            className={styles.input}
          />
          <Icon of={Star} size="lg" />
          <VisuallyHidden>
            <Plural value={step} one="# star" other="# stars" />
          </VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
