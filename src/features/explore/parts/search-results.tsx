import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kindOf } from '#campus/learning/learning-item.ts';
import { ItemLink } from '#features/learning-items/item-card.tsx';
import type { SearchHit } from '#features/search/queries.ts';
import { type SearchState, useSearch } from '#features/search/use-search.ts';
import { useSession } from '#features/session/session.ts';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './search-results.css.ts';

type Topics = readonly { identifier: string; denomination: string }[];

/** Topics that are offered where nothing was found (CATALOGUE-7). */
const TOPICS = 2;

/** What was found, modules before courses and lessons, what learners made last, with the words marked; and how much was looked through. */
export function SearchResults({ text, topics }: { text: string; topics: Topics }): ReactNode {
  const { language } = useSession();
  const found = useSearch(text, language);
  const modules = found.hits.filter(({ item }) => item.__typename === 'Module');
  const made = found.hits.filter(({ userContent }) => userContent !== null);
  const courses = found.hits.filter(({ item, userContent }) => item.__typename !== 'Module' && userContent === null);
  return (
    <Stack gap="lg" aria-busy={found.status === 'searching'}>
      <Text role="status" size="small" tone="muted">
        <Scope found={found} />
      </Text>
      {found.status === 'done' && found.hits.length === 0 && <Nothing topics={topics} />}
      <Group title={<Trans>Programs</Trans>} hits={modules} />
      <Group title={<Trans>Courses</Trans>} hits={courses} />
      <Group title={<Trans>From those who take part</Trans>} hits={made} />
    </Stack>
  );
}

function Scope({ found: { status, hits, searched, where } }: { found: SearchState }): ReactNode {
  if (status === 'failed') return <Trans>Search is not working right now. Please try again.</Trans>;
  if (status !== 'done') return null;
  return (
    <>
      <Plural value={hits.length} one="# match" other="# matches" />
      {' · '}
      {where === 'device' ? (
        <Plural
          value={searched}
          one="Searching in # saved entry. Go online for all."
          other="Searching in # saved entries. Go online for all."
        />
      ) : (
        <Plural value={searched} one="# entry searched" other="# entries searched" />
      )}
    </>
  );
}

function Group({ title, hits }: { title: ReactNode; hits: readonly SearchHit[] }): ReactNode {
  if (hits.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>{title}</Heading>
      <List gap="xs">
        {hits.map((hit) => (
          <li
            key={`${hit.item.__typename}:${hit.item.id}:${hit.lessonId}:${hit.userContent?.id}`}
            className={styles.hit}
          >
            <HitLink hit={hit} />
            <KindChip kind={hit.userContent === null ? kindOf(hit.item) : 'ugc'}>
              {(hit.lessonId !== null || hit.userContent !== null) && <bdi>{hit.item.denomination}</bdi>}
            </KindChip>
            <Text as="div" size="small" tone="muted" dir="auto">
              {hit.excerpt.map(({ text, isHit }, at) => {
                const key = `${at} ${text}`;
                return isHit ? (
                  <mark key={key} className={styles.mark}>
                    {text}
                  </mark>
                ) : (
                  <span key={key}>{text}</span>
                );
              })}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** A lesson opens for those who are signed in; others are led to its course. */
function HitLink({ hit: { item, lessonId, userContent, title } }: { hit: SearchHit }): ReactNode {
  const { viewerId } = useSession();
  const face = { className: styles.link, children: <bdi>{title}</bdi> };
  if (userContent !== null) return <Link to="/ugc/$id" params={{ id: userContent.id }} {...face} />;
  if (lessonId === null || viewerId === undefined) return <ItemLink item={item} {...face} />;
  return <Link to="/course/$id/lesson/$lessonId" params={{ id: item.id, lessonId }} {...face} />;
}

function Nothing({ topics }: { topics: Topics }): ReactNode {
  return (
    <EmptyState drawing={<StonyPath />}>
      <Stack gap="sm">
        <Trans>Nothing found. Try another word, or look here:</Trans>
        <Row justify="center">
          {topics.slice(0, TOPICS).map(({ identifier, denomination }) => (
            <Link key={identifier} to="/category/$identifier" params={{ identifier }} dir="auto">
              {denomination}
            </Link>
          ))}
        </Row>
      </Stack>
    </EmptyState>
  );
}
