import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import { useSession } from '#features/session/session.ts';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CampusError } from '#wire/campus-failure.ts';
import { GatheredCards, NothingGathered } from './parts/gathered.tsx';
import { ListActions } from './parts/list-actions.tsx';
import { ListHead } from './parts/list-head.tsx';
import { SortableItems } from './parts/sortable-items.tsx';
import { type ContentList, listQueries } from './queries.ts';
import { setListItem } from './set-list-item.ts';

const UpLink = createLink(BackLink);

/** /list/{id} (LIST-4). */
export function ListScreen({ id }: { id: string }): ReactNode {
  const { language } = useSession();
  const { contentList: list } = useCampusQuery(listQueries.one(id, language)).data;
  // Deleted on this device, and the campus has not heard of it yet: gone all the same.
  if (list === null) throw new CampusError({ kind: 'missing', what: 'list' });
  return (
    <Page>
      <UpLink to="/bookmarks">
        <Trans>My courses</Trans>
      </UpLink>
      <ListHead list={list} />
      {list.isOwner ? (
        <Columns layout="aside">
          <OwnItems list={list} />
          <ListActions list={list} />
        </Columns>
      ) : (
        <>
          <ListActions list={list} />
          {list.items.length === 0 ? <NothingHere /> : <GatheredCards items={list.items} headingLevel={2} />}
        </>
      )}
    </Page>
  );
}

function OwnItems({ list }: { list: ContentList }): ReactNode {
  const { t } = useLingui();
  const send = useSend(setListItem);
  if (list.items.length === 0) return <NothingHere />;
  return (
    <SortableItems
      label={t`In this list`}
      items={list.items}
      of={{ id: list.id, denomination: list.denomination }}
      onRemove={(card) => void send({ listId: list.id, card, included: false })}
    />
  );
}

function NothingHere(): ReactNode {
  return (
    <NothingGathered>
      <Trans>This list is empty. Open a course and choose “Save to list”.</Trans>
    </NothingGathered>
  );
}
