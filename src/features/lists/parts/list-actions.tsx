import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { type ReactNode, useTransition } from 'react';
import { useSend } from '#cache/use-send.ts';
import { shareLink } from '#device/sharing/share-link.ts';
import { deleteList } from '#features/lists/delete-list.ts';
import { followList } from '#features/lists/follow-list.ts';
import type { ContentList } from '#features/lists/queries.ts';
import { setListPublic } from '#features/lists/set-list-public.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { KeptChoice } from '#ui/forms/kept-choice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';

/** What can be done with a list as a whole: of its owner, or of whoever found it. */
export function ListActions({ list }: { list: ContentList }): ReactNode {
  const { viewerId } = useSession();
  if (list.isOwner) return <OfOwner list={list} />;
  return (
    <Row>
      {viewerId !== undefined && <Follow list={list} />}
      {list.isPublic && <Share list={list} />}
    </Row>
  );
}

function OfOwner({ list }: { list: ContentList }): ReactNode {
  return (
    <Stack gap="md">
      <PublicChoice list={list} />
      <Row>
        {list.isPublic && <Share list={list} />}
        <Delete list={list} />
      </Row>
    </Stack>
  );
}

/** Nothing is public by surprise: who will see it is shown beside it (PRIVACY-10). */
function PublicChoice({ list: { id, denomination, isPublic } }: { list: ContentList }): ReactNode {
  const send = useSend(setListPublic);
  return (
    <KeptChoice
      label={<Trans>Public</Trans>}
      help={
        isPublic ? (
          <Trans>Everyone here can see and follow this list, with your nickname.</Trans>
        ) : (
          <Trans>Only you can see this list.</Trans>
        )
      }
      checked={isPublic}
      onChoose={(next) => send({ id, denomination, isPublic: next })}
    />
  );
}

function Follow({ list }: { list: ContentList }): ReactNode {
  const send = useSend(followList);
  const [saving, startSaving] = useTransition();
  const follow = (next: boolean): void =>
    startSaving(async () => {
      await send({ list, follow: next });
    });
  return list.isFollowing ? (
    <Button variant="outline" icon={UserRoundCheck} pending={saving} onClick={() => follow(false)}>
      <Trans>Stop following</Trans>
    </Button>
  ) : (
    <Button icon={UserRoundPlus} pending={saving} onClick={() => follow(true)}>
      <Trans>Follow</Trans>
    </Button>
  );
}

function Share({ list }: { list: ContentList }): ReactNode {
  const { t } = useLingui();
  const share = async (): Promise<void> => {
    const path = `/list/${encodeURIComponent(list.urlAlias ?? list.id)}`;
    const wasCopied = await shareLink({ title: list.denomination, path });
    if (wasCopied === true) notify({ kind: 'success', message: t`The link was copied.` });
    if (wasCopied === false)
      notify({ kind: 'error', message: t`The link could not be copied. It is in the address bar.` });
  };
  return (
    <Button variant="outline" icon={Share2} onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}

/** At once, with a way back in the message: nothing is asked that can be undone (LIST-7). */
function Delete({ list }: { list: ContentList }): ReactNode {
  const navigate = useNavigate();
  const send = useSend(deleteList);
  const [deleting, startDeleting] = useTransition();
  const drop = (): void =>
    startDeleting(async () => {
      await navigate({ to: '/bookmarks' });
      await send({ list, deleted: true });
    });
  return (
    <Button variant="dangerQuiet" icon={Trash2} pending={deleting} onClick={drop}>
      <Trans>Delete list</Trans>
    </Button>
  );
}
