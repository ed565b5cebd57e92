import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LandingOf } from '#features/landing/landing-page.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { usePartner } from '#features/organisation/partner.ts';
import { Hero, HeroText } from '#ui/layout/hero.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NamedIcon } from '#ui/named-icon.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { CallToAction } from './call-to-action.tsx';
import * as styles from './intro.css.ts';

/** INTRO_COMPONENT: what this campus is, in one glance, and the first step. The one lit surface of the page. */
export function Intro({ component }: { component: LandingOf<'INTRO_COMPONENT'> }): ReactNode {
  const { title, subtitle, callToActionLabel: label, callToActionLink: link, image, imageAlt, benefits } = component;
  const { denomination } = useOrganisation();
  const partner = usePartner();
  const action = useRef<HTMLAnchorElement>(null);
  const isGone = useIsGone(action);
  return (
    <section className={styles.intro}>
      <Hero shape="band" lattice className={styles.ground}>
        <div className={styles.within}>
          <HeroText className={styles.text}>
            <Stack gap="lg" align="start">
              {partner !== undefined && (
                <Text size="label" tone="onHero">
                  <Trans>
                    {partner.denomination} with {denomination}
                  </Trans>
                </Text>
              )}
              <Heading level={1} size="display-l" tone="onHero" className={styles.title}>
                {title}
              </Heading>
              {subtitle !== null && (
                <Text size="reading" tone="onHero">
                  {subtitle}
                </Text>
              )}
              <CallToAction ref={action} label={label} link={link} variant="accent" className={styles.action} />
            </Stack>
            <ul className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit.title} className={styles.benefit}>
                  <span className={styles.disc}>
                    <NamedIcon name={benefit.icon} />
                  </span>
                  <span>
                    <Text as="strong" size="label" tone="onHero">
                      {benefit.title}
                    </Text>
                    <Text size="small" tone="onHero">
                      {benefit.text}
                    </Text>
                  </span>
                </li>
              ))}
            </ul>
          </HeroText>
        </div>
      </Hero>
      {image !== null && <img src={image} alt={imageAlt ?? ''} className={styles.picture} />}
      <div className={styles.bar} hidden={!isGone || label === null || link === null}>
        <CallToAction label={label} link={link} wide />
      </div>
    </section>
  );
}

/** Whether something has left the glass upwards: then it is offered again at the foot of a phone (CATALOGUE-3). */
function useIsGone(element: { current: Element | null }): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setGone(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return gone;
}
