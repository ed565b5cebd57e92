import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { catalogueOf } from '#campus/learning/catalogue-filter.ts';
import type { PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { Catalogue } from '#features/explore/catalogue.tsx';
import { exploreQueries } from '#features/explore/queries.ts';
import { Topics } from '#features/explore/topics.tsx';
import { GatedOutlet } from '#features/onboarding/gated-outlet.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { CacheProvider } from '#features/session/cache-provider.tsx';
import { useSession } from '#features/session/session.ts';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { categoriesOfPartner } from './categories-of-partner.ts';
import * as styles from './member-page.css.ts';

type Props = { client: QueryClient; partner: PublicSubOrganisation };

/** /partner/{name} for its members (TENANT-13), behind the gates that stand before everything of a person. */
export function MemberPage({ client, partner }: Props): ReactNode {
  return (
    <CacheProvider client={client}>
      <GatedOutlet>
        <PartnerScreen partner={partner} />
      </GatedOutlet>
    </CacheProvider>
  );
}

/** The partner's categories, and all that stands in them by programs and courses. */
function PartnerScreen({ partner }: Pick<Props, 'partner'>): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(exploreQueries.catalogue(language));
  const categories = categoriesOfPartner(data.viewer.moduleCategories, partner);
  const { modules, courses } = catalogueOf(categories, []);
  return (
    <Page gap="2xl">
      <Stack gap="sm">
        <Band partner={partner} />
        <FreshnessLine at={at} isStale={isStale} />
      </Stack>
      <Topics categories={categories} />
      <Catalogue items={[...modules, ...courses]} headingLevel={2} />
    </Page>
  );
}

function Band({ partner: { logo, denomination, tagline } }: Pick<Props, 'partner'>): ReactNode {
  const { language } = useSession();
  const { defaultLanguage } = useOrganisation();
  return (
    <Row gap="lg" wrap={false} className={styles.band}>
      {logo !== null && <img src={logo} alt="" className={styles.logo} />}
      <Stack gap="2xs">
        <Heading level={1} dir="auto">
          {denomination}
        </Heading>
        <Text tone="muted" dir="auto">
          {tagline[language] ?? tagline[defaultLanguage]}
        </Text>
      </Stack>
    </Row>
  );
}
