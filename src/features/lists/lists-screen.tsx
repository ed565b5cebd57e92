import { Trans, useLingui } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { openFirst } from '#campus/learning/open-first.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { box, segment } from '#ui/status/segments.css.ts';
import { Heading } from '#ui/text/heading.tsx';
import { CardSection } from './card-section.tsx';
import { Bookmarks } from './parts/bookmarks.tsx';
import { CreateListField } from './parts/create-list-field.tsx';
import { ListRow } from './parts/list-row.tsx';
import { type ContentList, listQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** Courses that stand there before all are asked for: lists come below them. */
const COURSES_FIRST = 8;

/** /bookmarks (LIST-9): what I learn, what I marked, my lists, and those I follow. */
export function ListsScreen({ show }: { show: 'followed' | undefined }): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const { viewer } = useCampusQuery(listQueries.mine(language)).data;
  return (
    <Page>
      <Heading level={1}>
        <Trans>My courses</Trans>
      </Heading>
      <nav className={box} aria-label={t`Courses and lists`}>
        <Link to="/bookmarks" search={{ show: undefined }} activeOptions={{ exact: true }} className={segment}>
          <Trans>My courses</Trans>
        </Link>
        <Link to="/bookmarks" search={{ show: 'followed' }} className={segment}>
          <Trans>Followed</Trans>
        </Link>
      </nav>
      {show === 'followed' ? (
        <Followed lists={viewer.contentLists.filter((list) => !list.isOwner)} />
      ) : (
        <>
          <CardSection title={<Trans>Programs</Trans>} items={viewer.modules} />
          <CardSection title={<Trans>Courses</Trans>} items={openFirst(viewer.enrolledUnits)} first={COURSES_FIRST} />
          <Bookmarks items={viewer.bookmarkedItems} />
          <Stack as="section" gap="md">
            <Heading level={2}>
              <Trans>Own lists</Trans>
            </Heading>
            <CreateListField />
            <Lists lists={viewer.contentLists.filter((list) => list.isOwner)} />
          </Stack>
        </>
      )}
    </Page>
  );
}

function Followed({ lists }: { lists: readonly ContentList[] }): ReactNode {
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>Lists you follow</Trans>
      </Heading>
      {lists.length > 0 ? (
        <Lists lists={lists} />
      ) : (
        <EmptyState
          drawing={<TeaTable />}
          headingLevel={2}
          action={
            <LinkButton to="/explore" variant="tonal">
              <Trans>Explore courses</Trans>
            </LinkButton>
          }
        >
          <Trans>You do not follow any list yet. Open the link of a public list and choose “Follow”.</Trans>
        </EmptyState>
      )}
    </Stack>
  );
}

function Lists({ lists }: { lists: readonly ContentList[] }): ReactNode {
  return (
    <List columns>
      {lists.map((list) => (
        <li key={list.id}>
          <ListRow list={list} />
        </li>
      ))}
    </List>
  );
}
