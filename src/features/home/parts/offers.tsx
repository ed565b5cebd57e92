import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Topics } from '#features/explore/topics.tsx';
import type { Home } from '#features/home/queries.ts';
import { FeaturedCard } from '#features/learning-items/featured-card.tsx';
import { CardSection } from '#features/lists/card-section.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useNear } from '#ui/layout/use-near.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';

const LatestNotifications = lazy(async () => ({
  default: (await import('#features/notifications/latest-notifications.tsx')).LatestNotifications,
}));

/** Notifications among the news; all of them have a page of their own (CATALOGUE-14). */
const NEWEST = 3;

/** So many stand beside each other on a desktop (CATALOGUE-14). */
const RECOMMENDED = 3;

/**
 * What else there is, as far as the organisation has it and shows it (CATALOGUE-14): featured, recommended, topics,
 * news.
 */
export function Offers({ home: { viewer, updates } }: { home: Home }): ReactNode {
  const { features } = useOrganisation();
  const categories = [...viewer.promoted, ...viewer.ofPartners.filter(({ id }) => !isIn(viewer.promoted, id))];
  return (
    <>
      {features.showHomepageFeaturedModule && viewer.featuredModule && (
        <FeaturedCard item={viewer.featuredModule} headingLevel={2} />
      )}
      <CardSection title={<Trans>Recommended for you</Trans>} items={viewer.recommendations} first={RECOMMENDED} />
      <Topics categories={categories} />
      {features.showHomepageUpdatesSection && (
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>News</Trans>
          </Heading>
          {updates && <Html lang={updates.language}>{updates.content}</Html>}
          <NewestNotifications />
        </Stack>
      )}
    </>
  );
}

/** With the first who comes near: their file is not for what the start page begins with. */
function NewestNotifications(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <LatestNotifications most={NEWEST} />
        </Suspense>
      )}
    </div>
  );
}

function isIn(categories: readonly { id: string }[], id: string): boolean {
  return categories.some((each) => each.id === id);
}
