import type { ReactNode } from 'react';
import type { LandingOf } from '#features/landing/landing-page.ts';
import { NamedIcon } from '#ui/named-icon.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { CallToAction } from './call-to-action.tsx';
import * as styles from './section.css.ts';

/** FOOTER_COMPONENT: one last invitation, and where else the organisation can be found; the page's own footer goes on below. */
export function Closing({ component }: { component: LandingOf<'FOOTER_COMPONENT'> }): ReactNode {
  const { title, callToActionLabel, callToActionLink, socialList } = component;
  const links = socialList.filter(({ link }) => /^(https:\/\/|mailto:|tel:)/.test(link));
  return (
    <section className={styles.foot}>
      <div className={styles.footWithin}>
        {title !== null && (
          <Heading level={2} size="display-s" tone="onHero">
            {title}
          </Heading>
        )}
        <CallToAction label={callToActionLabel} link={callToActionLink} variant="accent" />
        <ul className={styles.socials}>
          {links.map(({ icon, title: name, link }) => (
            <li key={link}>
              <a href={link} rel="noopener" className={styles.social}>
                <NamedIcon name={icon} />
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
