import { Trans } from '@lingui/react/macro';
import ListPlus from 'lucide-react/icons/list-plus';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { SkeletonScreen } from '#ui/status/skeleton.tsx';

const MyLists = lazy(async () => ({ default: (await import('./parts/my-lists.tsx')).MyLists }));

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
        <MyLists item={item} />
      </Suspense>
    </Sheet>
  );
}
