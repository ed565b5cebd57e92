import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { catalogueOf, isNarrowed, matches } from '#campus/learning/catalogue-filter.ts';
import { type LearningItem, refOf } from '#campus/learning/learning-item.ts';
import { useSession } from '#features/session/session.ts';
import { unitKey } from '#offline/saved/saved-units.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Catalogue } from './catalogue.tsx';
import { ExploreFind } from './explore-find.tsx';
import { type ExploreSearch, filterOf } from './explore-search.ts';
import { Filters } from './filters.tsx';
import { Discover } from './parts/discover.tsx';
import { ServiceLinks } from './parts/service-links.tsx';
import { type Explore, exploreQueries } from './queries.ts';
import { useSearchText } from './search-text.ts';
import { TopicChips } from './topic-chips.tsx';

type Props = { search: ExploreSearch; onSearch: (search: ExploreSearch) => void };

/** /explore (CATALOGUE-4): search, topics, what the campus recommends, and all of it by programs and courses. */
export function ExploreScreen({ search, onSearch }: Props): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(exploreQueries.catalogue(language));
  const [text, setText] = useSearchText();
  return (
    <Page gap="2xl">
      <Stack gap="md">
        <Heading level={1}>
          <Trans>Explore</Trans>
        </Heading>
        <FreshnessLine at={at} isStale={isStale} />
        <ExploreFind text={text} onText={setText} topics={data.viewer.moduleCategories} />
      </Stack>
      {text.trim() === '' && <Browse data={data} search={search} onSearch={onSearch} />}
    </Page>
  );
}

/** Everything that there is, while nothing is looked for by words. */
function Browse({ data, search, onSearch }: Props & { data: Explore }): ReactNode {
  const isSaved = useIsSavedHere();
  const filter = filterOf(search);
  const { modules, courses } = catalogueOf(data.viewer.moduleCategories, data.viewer.itemsInNoCategory);
  const items = [...modules, ...courses];
  const shown = items.filter((item) => matches(item, filter, isSaved));
  return (
    <>
      <Stack gap="md">
        <TopicChips tags={data.searchTagsList} chosen={[]} />
        <Texts texts={data.organizationConfig} />
      </Stack>
      {items.length === 0 && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>There are no courses here yet. Please come back soon.</Trans>
        </EmptyState>
      )}
      {!isNarrowed(filter) && <Discover viewer={data.viewer} />}
      {items.length > 0 && <Filters search={search} onChange={onSearch} count={shown.length} />}
      {items.length > 0 && shown.length === 0 && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>Nothing matches these filters. Remove one of them.</Trans>
        </EmptyState>
      )}
      <Catalogue items={shown} headingLevel={2} />
      <ServiceLinks />
    </>
  );
}

/** exploreText1 to 3, as the organisation wrote them (CATALOGUE-4). */
function Texts({ texts }: { texts: Explore['organizationConfig'] }): ReactNode {
  const { exploreText1, exploreText2, exploreText3 } = texts;
  const written = [exploreText1, exploreText2, exploreText3].filter((text) => text !== null && text !== '');
  return (
    <Stack gap="2xs">
      {written.map((text) => (
        <Text key={text} tone="muted" dir="auto">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

/** Which items were saved and are whole on this device. */
function useIsSavedHere(): (item: LearningItem) => boolean {
  const { ready, units } = useSavedSnapshot();
  const here = new Set(
    units.filter(({ state }) => state.is === 'saved' || state.is === 'update-ready').map(({ key }) => key),
  );
  return (item) => {
    const { kind, id } = refOf(item);
    return ready && here.has(unitKey({ kind: kind === 'module' ? 'MODULE' : 'COURSE', id }));
  };
}
