import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import { type ListedItem, refOf } from '#campus/learning/learning-item.ts';
import { setListItem } from '#features/lists/set-list-item.ts';
import { listItemSubject } from '#features/lists/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { KeptChoice } from '#ui/forms/kept-choice.tsx';

type Props = { list: { id: string; denomination: string; items: readonly ListedItem[] }; item: ListedItem };

/** One list to put the item into. */
export function ListTick({ list, item }: Props): ReactNode {
  const send = useSend(setListItem);
  const change = { listId: list.id, card: item };
  const unit = refOf(item);
  const included = list.items.some((each) => each.id === unit.id && refOf(each).kind === unit.kind);
  return (
    <KeptChoice
      label={
        <>
          <bdi>{list.denomination}</bdi> <ChangeMark subject={listItemSubject(change)} look="sign" />
        </>
      }
      checked={included}
      onChoose={(next) => send({ ...change, included: next })}
    />
  );
}
