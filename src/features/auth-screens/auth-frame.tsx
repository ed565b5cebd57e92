import type { ReactNode } from 'react';
import { OrganisationMark } from '#features/organisation/organisation-mark.tsx';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { LanguageChoice } from '#features/session/language-choice.tsx';
import { useSession } from '#features/session/session.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { Hero } from '#ui/layout/hero.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './auth-frame.css.ts';

/** The frame of login and registration: the organisation's hero with the language first, the form on a sheet over it (AUTH-23). */
type Props = { title: ReactNode; place?: AuthPlace; children: ReactNode };

export function AuthFrame({ title, place = {}, children }: Props): ReactNode {
  const { organisation, partner } = useAuthPlace(place);
  const background = partner?.loginRegisterBgImage ?? organisation.loginBgImage;
  const tagline = partner?.tagline ?? organisation.tagline;
  const { language } = useSession();
  return (
    <div className={styles.frame}>
      <Hero shape="band" lattice className={styles.hero}>
        {background !== null && (
          <>
            <img src={background} alt="" decoding="async" className={styles.picture} />
            <span className={styles.scrim} />
          </>
        )}
        <Row justify="between" wrap={false}>
          <OrganisationMark at="hero" />
          <LanguageChoice ground="hero" />
        </Row>
        <Stack gap="xs" className={styles.text}>
          <Heading level={1} tone="onHero">
            {title}
          </Heading>
          <Text tone="onHero">{tagline[language] ?? tagline[organisation.defaultLanguage]}</Text>
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
