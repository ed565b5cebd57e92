import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useState } from 'react';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { useSession } from '#features/session/session.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { BookmarkToggle } from './bookmark-toggle.tsx';
import { SaveToListSheet } from './save-to-list.tsx';

/** What a card offers who is signed in: the bookmark, and three dots that open the save-to-list dialog (LIST-2). */
export function CardActions({ item }: { item: ListedItem }): ReactNode {
  const { viewerId } = useSession();
  return (
    <>
      <BookmarkToggle item={item} />
      {viewerId !== undefined && <CardMenu item={item} />}
    </>
  );
}

function CardMenu({ item }: { item: ListedItem }): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={t`Save to list: ${item.denomination}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <SaveToListSheet item={item} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
