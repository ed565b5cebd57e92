import type { ReactNode } from 'react';
import { contrast } from '#campus/theme/color-solver.ts';
import type { Palette } from '#campus/theme/theme.ts';
import { PAIRS } from '#features/design/samples.ts';
import { vars } from '#ui/theme/contract.css.ts';
import * as styles from './design.css.ts';
import { Section } from './section.tsx';

/** Pairs as the app paints them, with the ratio of the values they were given. */
export function ColorSection({ palette }: { palette: Palette }): ReactNode {
  return (
    <Section name="Colour">
      <div className={styles.swatches}>
        {PAIRS.map(([fg, ground]) => (
          <div
            key={`${fg}-${ground}`}
            className={styles.swatch}
            style={{ color: vars.color[fg], background: vars.color[ground] }}
            // A line and a ring are no text: 3 : 1 is their measure.
            data-graphic={fg === 'borderStrong' || fg === 'focus' ? '' : undefined}
          >
            <span>{fg}</span>
            <span>{contrast(palette[fg], palette[ground]).toFixed(1)}</span>
          </div>
        ))}
      </div>
    </Section>
  );
}
