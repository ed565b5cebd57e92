import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useId } from 'react';
import type { LandingOf } from '#features/landing/landing-page.ts';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { CallToAction } from './call-to-action.tsx';
import * as styles from './section.css.ts';

/** WHY_JOIN_COMPONENT: what it is good for, with reasons that can be ticked off. */
export function WhyJoin({ component }: { component: LandingOf<'WHY_JOIN_COMPONENT'> }): ReactNode {
  const heading = useId();
  const { title, description, image, imageAlt, reasonsToApplyTitle, reasonsToApply } = component;
  return (
    <section className={styles.section} aria-labelledby={title === null ? undefined : heading}>
      <div className={styles.halves}>
        {image !== null && <img src={image} alt={imageAlt ?? ''} loading="lazy" className={styles.picture} />}
        <Stack gap="lg" align="start">
          {title !== null && (
            <Heading level={2} size="display-s" id={heading}>
              {title}
            </Heading>
          )}
          {description !== null && <Text size="reading">{description}</Text>}
          {reasonsToApplyTitle !== null && <Heading level={3}>{reasonsToApplyTitle}</Heading>}
          <ul className={styles.reasons}>
            {reasonsToApply.map(({ text }) => (
              <li key={text} className={styles.reason}>
                <Icon of={CircleCheck} className={styles.tick} />
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
          <CallToAction label={component.callToActionLabel} link={component.callToActionLink} variant="outline" />
        </Stack>
      </div>
    </section>
  );
}
