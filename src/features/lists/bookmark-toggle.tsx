import { useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { type ReactNode, useTransition } from 'react';
import { useSend } from '#cache/use-send.ts';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { RefusedMark, useChangeState } from '#features/sync/change-mark.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { withCorner } from '#ui/status/offline-strip.css.ts';
import { PendingCorner } from '#ui/status/pending-mark.tsx';
import { setBookmark } from './set-bookmark.ts';
import { bookmarkSubject } from './subjects.ts';

/** Hidden when the state is null; while it is put on disk it shows loading (LIST-1). */
export function BookmarkToggle({ item }: { item: ListedItem }): ReactNode {
  const { t } = useLingui();
  const send = useSend(setBookmark);
  const [saving, startSaving] = useTransition();
  const state = useChangeState(bookmarkSubject(item));
  if (item.isBookmarked === null) return null;
  const bookmarked = item.isBookmarked;
  const toggle = (): void =>
    startSaving(async () => {
      await send({ card: item, bookmarked: !bookmarked });
    });
  return (
    <>
      <span className={withCorner}>
        <IconButton
          label={bookmarked ? t`Remove bookmark: ${item.denomination}` : t`Bookmark: ${item.denomination}`}
          icon={bookmarked ? BookmarkCheck : Bookmark}
          aria-pressed={bookmarked}
          aria-busy={saving}
          onClick={toggle}
        />
        {state === 'waiting' && <PendingCorner />}
      </span>
      {state === 'needs-you' && <RefusedMark look="sign" />}
    </>
  );
}
