import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId } from 'react';
import { readableGradient } from '#campus/theme/readable-gradient.ts';
import type { LandingOf } from '#features/landing/landing-page.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { NamedIcon } from '#ui/named-icon.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { vars } from '#ui/theme/contract.css.ts';
import * as styles from './section.css.ts';

/** HOW_TO_COMPONENT: stations of a path on the organisation's own gradient, which is made readable first. */
export function HowTo({ component }: { component: LandingOf<'HOW_TO_COMPONENT'> }): ReactNode {
  const heading = useId();
  const { title, steps } = component;
  return (
    <section
      className={styles.gradient}
      style={groundOf(component)}
      aria-labelledby={title === null ? undefined : heading}
    >
      <div className={styles.section}>
        {title !== null && (
          <Heading level={2} size="display-s" tone="inherit" id={heading}>
            {title}
          </Heading>
        )}
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.disc}>
                <NamedIcon name={step.icon} />
              </span>
              <Stack gap="3xs">
                <Heading level={3} tone="inherit">
                  <bdi>{at + 1}</bdi>. {step.title}
                </Heading>
                <Text tone="inherit">{step.text}</Text>
              </Stack>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Without colours of its own it takes the hero's, which letters can be read on anyway. */
function groundOf({ gradientColorStart, gradientColorEnd, color }: LandingOf<'HOW_TO_COMPONENT'>) {
  const first = gradientColorStart?.hex ?? color?.hex;
  const last = gradientColorEnd?.hex ?? first;
  if (first === undefined || last === undefined) {
    return assignInlineVars({
      [styles.start]: vars.color.heroFrom,
      [styles.end]: vars.color.heroTo,
      [styles.ink]: vars.color.onHero,
    });
  }
  const { start, end, ink } = readableGradient(first, last);
  return assignInlineVars({ [styles.start]: start, [styles.end]: end, [styles.ink]: ink });
}
