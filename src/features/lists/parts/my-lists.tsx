import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { listQueries } from '#features/lists/queries.ts';
import { setListItem } from '#features/lists/set-list-item.ts';
import { useSession } from '#features/session/session.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { CreateListField } from './create-list-field.tsx';
import { ListTick } from './list-tick.tsx';

/** My lists with tick boxes, and a field for a new one: for whoever opens the dialog. */
export function MyLists({ item }: { item: ListedItem }): ReactNode {
  const { language } = useSession();
  const { viewer } = useCampusQuery(listQueries.mine(language)).data;
  const send = useSend(setListItem);
  return (
    <Stack gap="lg">
      <Stack gap="2xs">
        {viewer.contentLists
          .filter((list) => list.isOwner)
          .map((list) => (
            <ListTick key={list.id} list={list} item={item} />
          ))}
      </Stack>
      <CreateListField onCreated={(listId) => send({ listId, card: item, included: true })} />
    </Stack>
  );
}
