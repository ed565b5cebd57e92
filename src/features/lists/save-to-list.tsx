import { Trans } from '@lingui/react/macro';
import ListPlus from 'lucide-react/icons/list-plus';
import { type ReactNode, Suspense, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { SkeletonScreen } from '#ui/status/skeleton.tsx';
import { CreateListField } from './parts/create-list-field.tsx';
import { ListTick } from './parts/list-tick.tsx';
import { listQueries } from './queries.ts';
import { setListItem } from './set-list-item.ts';

/**
 * The save-to-list dialog (LIST-2): existing lists with tick boxes and a field for a new one. A tap saves; closing is
 * no saving.
 */
export function SaveToList({ item }: { item: ListedItem }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={ListPlus} onClick={() => setOpen(true)}>
        <Trans>Save to list</Trans>
      </Button>
      <SaveToListSheet item={item} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type SheetProps = { item: ListedItem; open: boolean; onClose: () => void };

export function SaveToListSheet({ item, open, onClose }: SheetProps): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Save to list</Trans>}>
      <Suspense fallback={<SkeletonScreen />}>
        <Lists item={item} />
      </Suspense>
    </Sheet>
  );
}

function Lists({ item }: { item: ListedItem }): ReactNode {
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
