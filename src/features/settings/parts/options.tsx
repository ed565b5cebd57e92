import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import * as styles from './settings.css.ts';

type Props<O extends string> = {
  legend: ReactNode;
  options: readonly { value: O; label: ReactNode }[];
  value: O;
  onChoose: (value: O) => void;
};

/** One of a few, each to be seen at once; the choice applies with the tap. */
export function Options<O extends string>({ legend, options, value, onChoose }: Props<O>): ReactNode {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Button
            key={option.value}
            variant={option.value === value ? 'primary' : 'outline'}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
