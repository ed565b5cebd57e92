import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Catalogue } from './catalogue.tsx';
import { exploreQueries } from './queries.ts';
import { idsOfTags } from './read-tagged.ts';
import { TopicChips } from './topic-chips.tsx';

const LinkButton = createLink(ButtonLink);
const UpLink = createLink(BackLink);

/** /filter, /filter/{tags}, /explore/{tags} (CATALOGUE-5): what carries these topics. */
export function FilterScreen({ tags }: { tags: readonly string[] }): ReactNode {
  const { language } = useSession();
  const { searchTagsList } = useCampusQuery(exploreQueries.catalogue(language)).data;
  const ids = idsOfTags(searchTagsList, tags);
  // As the chips call them, whoever made the link.
  const chosen = searchTagsList.filter(({ id }) => ids.includes(id)).map(({ abbreviation }) => abbreviation);
  return (
    <Page gap="2xl">
      <UpLink to="/explore">
        <Trans>Explore</Trans>
      </UpLink>
      <Heading level={1}>
        <Trans>Topics</Trans>
      </Heading>
      <TopicChips key={ids.join(' ')} tags={searchTagsList} chosen={chosen} />
      {tags.length > 0 && (ids.length === 0 ? <NoResults /> : <Results ids={ids} />)}
    </Page>
  );
}

function Results({ ids }: { ids: readonly string[] }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(exploreQueries.byTags(ids, language));
  const { modules, courses } = data.contentByTagList;
  const items = [...modules, ...courses];
  if (items.length > 0) {
    return (
      <>
        <FreshnessLine at={at} isStale={isStale} />
        <Catalogue items={items} headingLevel={2} />
      </>
    );
  }
  return <NoResults />;
}

/** Nothing carries one of them (CATALOGUE-5). */
function NoResults(): ReactNode {
  return (
    <EmptyState
      drawing={<StonyPath />}
      title={<Trans>No results</Trans>}
      action={
        <LinkButton to="/explore">
          <Trans>All courses</Trans>
        </LinkButton>
      }
    >
      <Trans>No match for these topics. Try again with others.</Trans>
    </EmptyState>
  );
}
