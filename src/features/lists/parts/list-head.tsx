import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import type { ContentList } from '#features/lists/queries.ts';
import { renameList } from '#features/lists/rename-list.ts';
import { listSubject } from '#features/lists/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { Visibility } from './list-row.tsx';

/** The name of a list, which its owner writes anew in its place, whose it is and who sees it. */
export function ListHead({ list }: { list: ContentList }): ReactNode {
  const { t } = useLingui();
  const [renaming, setRenaming] = useState(false);
  const send = useSend(renameList);
  const rename = async (denomination: string): Promise<boolean> => {
    const isKept = await send({ id: list.id, denomination });
    if (isKept) setRenaming(false);
    return isKept;
  };
  return (
    <Stack gap="sm">
      <Row gap="xs" wrap={false}>
        <Heading level={1} dir="auto" data-title={list.isPublic ? undefined : t`List`}>
          {list.denomination}
        </Heading>
        {list.isOwner && !renaming && <IconButton icon={Pencil} label={t`Rename`} onClick={() => setRenaming(true)} />}
      </Row>
      {renaming && (
        <ListNameForm
          label={<Trans>Name of the list</Trans>}
          initial={list.denomination}
          action={<Trans>Save</Trans>}
          onSave={rename}
          secondAction={
            <Button variant="quiet" onClick={() => setRenaming(false)}>
              <Trans>Cancel</Trans>
            </Button>
          }
        />
      )}
      <Row>
        <Visibility isPublic={list.isPublic} />
        {list.ownerNickname !== null && !list.isOwner && (
          <Text as="span" size="small" tone="muted">
            <Trans>
              by <bdi>{list.ownerNickname}</bdi>
            </Trans>
          </Text>
        )}
        <ChangeMark subject={listSubject(list.id)} />
      </Row>
    </Stack>
  );
}
