import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSend } from '#cache/use-send.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { useSession } from '#features/session/session.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { BackLink } from '#ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Page } from '#ui/page.tsx';
import { Row } from '#ui/row.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { renameList, setListItem } from './mutations.ts';
import { ListNameForm } from './parts/list-name-form.tsx';
import { Visibility } from './parts/list-row.tsx';
import { type ContentList, listQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);
const UpLink = createLink(BackLink);

/** /list/{id} (B2). */
export function ListScreen({ id }: { id: string }): ReactNode {
  const { language } = useSession();
  const { contentList: list } = useCampusQuery(listQueries.one(id, language)).data;
  if (list === null) return null;
  return (
    <Page>
      <UpLink to="/bookmarks">
        <Trans>My lists</Trans>
      </UpLink>
      <ListHead list={list} />
      {list.items.length === 0 ? <NothingHere /> : <Items list={list} />}
    </Page>
  );
}

function ListHead({ list }: { list: ContentList }): ReactNode {
  const [renaming, setRenaming] = useState(false);
  const send = useSend(renameList);
  const rename = async (denomination: string): Promise<boolean> => {
    const isKept = await send({ id: list.id, denomination });
    if (isKept) setRenaming(false);
    return isKept;
  };
  return (
    <Stack gap="sm">
      <Heading level={1} dir="auto">
        {list.denomination}
      </Heading>
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
      {list.isOwner && (
        <Row>
          <Button variant="outline" size="sm" icon={Pencil} onClick={() => setRenaming(true)}>
            <Trans>Rename</Trans>
          </Button>
        </Row>
      )}
      <Sheet open={renaming} onClose={() => setRenaming(false)} title={<Trans>Rename list</Trans>}>
        <ListNameForm
          label={<Trans>Name of the list</Trans>}
          initial={list.denomination}
          action={<Trans>Save</Trans>}
          onSave={rename}
        />
      </Sheet>
    </Stack>
  );
}

function Items({ list }: { list: ContentList }): ReactNode {
  const send = useSend(setListItem);
  const { t } = useLingui();
  return (
    <CardList>
      {list.items.map((item) => (
        <li key={`${item.__typename}:${item.id}`}>
          <ItemCard
            item={item}
            headingLevel={2}
            actions={
              list.isOwner && (
                <IconButton
                  icon={X}
                  label={t`Remove from list: ${item.denomination}`}
                  onClick={() => void send({ listId: list.id, card: item, included: false })}
                />
              )
            }
          />
        </li>
      ))}
    </CardList>
  );
}

function NothingHere(): ReactNode {
  return (
    <EmptyState
      drawing={<LetterBox />}
      action={
        <LinkButton to="/explore" variant="tonal">
          <Trans>Explore courses</Trans>
        </LinkButton>
      }
    >
      <Trans>This list is empty. Open a course and choose “Save to list”.</Trans>
    </EmptyState>
  );
}
