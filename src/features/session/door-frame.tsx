import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { OrganisationMark } from '#features/organisation/organisation-mark.tsx';
import { Heading } from '#ui/heading.tsx';
import { Hero } from '#ui/hero.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import * as styles from './door-frame.css.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useSession } from './session.ts';

/** The frame of every door: the organisation's hero with the language first, the form on a sheet over it (UX S2). */
export function DoorFrame({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  const { tagline, defaultLanguage } = useOrganisation();
  const { language } = useSession();
  return (
    <div className={styles.frame}>
      <Hero shape="band" lattice className={styles.hero}>
        <Row justify="between" wrap={false}>
          <OrganisationMark tone="onHero" />
          <LanguageChoice ground="hero" />
        </Row>
        <Stack gap="xs" className={styles.words}>
          <Heading level={1} tone="onHero">
            {title}
          </Heading>
          <Text tone="onHero">{tagline[language] ?? tagline[defaultLanguage]}</Text>
        </Stack>
      </Hero>
      <div className={styles.sheet}>
        <Stack gap="xl" className={styles.form}>
          {children}
        </Stack>
      </div>
    </div>
  );
}
