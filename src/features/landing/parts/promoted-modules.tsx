import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { LandingOf, PromotedModule } from '#features/landing/landing-page.ts';
import { Card } from '#ui/cards/card.tsx';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './section.css.ts';

type Props = { component: LandingOf<'MODULES_COMPONENT'>; modules: readonly PromotedModule[] };

/** MODULES_COMPONENT: what is promoted, three in a row (CATALOGUE-2); pushed along by the finger on a phone. */
export function PromotedModules({ component, modules }: Props): ReactNode {
  const heading = useId();
  if (modules.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} size="display-s" id={heading}>
        {component.title ?? <Trans>Courses to begin with</Trans>}
      </Heading>
      <ul className={styles.modules}>
        {modules.map((module) => (
          <li key={module.id}>
            <Card
              kind="module"
              seed={module.id}
              title={module.denomination}
              image={module.image}
              link={(face) => <Link to="/program/$id" params={{ id: module.id }} {...face} />}
              kindNote={<Plural value={module.courses.length} one="# course" other="# courses" />}
              meta={
                module.hasCertificate && (
                  <span>
                    <Trans>Certificate</Trans>
                  </span>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
