import { Trans } from '@lingui/react/macro';
import ListPlus from 'lucide-react/icons/list-plus';
import { type ReactNode, Suspense, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import { type LearningItem, refOf } from '#campus/learning-item.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonScreen } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { setListItem } from './mutations.ts';
import { CreateListField } from './parts/create-list-field.tsx';
import { listQueries } from './queries.ts';

/** The save-to-list dialog (B2): existing lists with tick boxes and a field for a new one. A tap saves; closing is no saving. */
export function SaveToList({ item }: { item: LearningItem }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={ListPlus} onClick={() => setOpen(true)}>
        <Trans>Save to list</Trans>
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Save to list</Trans>}>
        <Suspense fallback={<SkeletonScreen />}>
          <Lists item={item} />
        </Suspense>
      </Sheet>
    </>
  );
}

function Lists({ item }: { item: LearningItem }): ReactNode {
  const { language } = useSession();
  const { viewer } = useCampusQuery(listQueries.mine(language)).data;
  const send = useSend(setListItem);
  const unit = refOf(item);
  const set = (listId: string, included: boolean): Promise<void> => send({ listId, card: item, included });
  return (
    <Stack gap="lg">
      <Stack gap="2xs">
        {viewer.contentLists
          .filter((list) => list.isOwner)
          .map((list) => (
            <CheckboxRow
              key={list.id}
              label={<bdi>{list.denomination}</bdi>}
              checked={list.items.some((each) => each.id === unit.id && refOf(each).kind === unit.kind)}
              onChange={(event) => void set(list.id, event.target.checked)}
            />
          ))}
      </Stack>
      <CreateListField onCreated={(id) => set(id, true)} />
    </Stack>
  );
}
