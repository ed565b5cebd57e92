import { Plural, Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { List } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { BookmarkToggle } from './bookmark-toggle.tsx';
import { CreateListField } from './parts/create-list-field.tsx';
import { ListRow } from './parts/list-row.tsx';
import { listQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** /bookmarks (B2): what I marked, my lists, and those I follow. */
export function ListsScreen(): ReactNode {
  const { language } = useSession();
  const { viewer } = useCampusQuery(listQueries.mine(language)).data;
  const mine = viewer.contentLists.filter((list) => list.isOwner);
  const followed = viewer.contentLists.filter((list) => !list.isOwner);
  return (
    <Page>
      <Heading level={1}>
        <Trans>My lists</Trans>
      </Heading>
      <Stack as="section" gap="md">
        <Heading level={2}>
          <Trans>Bookmarks</Trans>
        </Heading>
        {viewer.bookmarkedItems.length === 0 ? (
          <EmptyState
            drawing={<LetterBox />}
            action={
              <LinkButton to="/explore" variant="tonal">
                <Trans>Explore courses</Trans>
              </LinkButton>
            }
          >
            <Trans>Nothing saved yet. Tap the bookmark on a course.</Trans>
          </EmptyState>
        ) : (
          <>
            <Text tone="muted" size="small">
              <Plural value={viewer.bookmarkedItems.length} one="# course or module" other="# courses and modules" />
            </Text>
            <CardList>
              {viewer.bookmarkedItems.map((item) => (
                <li key={`${item.__typename}:${item.id}`}>
                  <ItemCard item={item} actions={<BookmarkToggle item={item} />} />
                </li>
              ))}
            </CardList>
          </>
        )}
      </Stack>
      <Stack as="section" gap="md">
        <Heading level={2}>
          <Trans>Own lists</Trans>
        </Heading>
        <CreateListField />
        <List>
          {mine.map((list) => (
            <li key={list.id}>
              <ListRow list={list} />
            </li>
          ))}
        </List>
      </Stack>
      {followed.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>Lists you follow</Trans>
          </Heading>
          <List>
            {followed.map((list) => (
              <li key={list.id}>
                <ListRow list={list} />
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Page>
  );
}
