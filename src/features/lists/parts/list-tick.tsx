import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useSend } from '#cache/use-send.ts';
import { type LearningItem, refOf } from '#campus/learning-item.ts';
import { setListItem } from '#features/lists/mutations.ts';
import { listItemSubject } from '#features/lists/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { CheckboxRow } from '#ui/checkbox-row.tsx';

type Props = { list: { id: string; denomination: string; items: readonly LearningItem[] }; item: LearningItem };

/** One list to put the item into. The tick follows the finger; the sign beside it comes when the wish is on disk. */
export function ListTick({ list, item }: Props): ReactNode {
  const send = useSend(setListItem);
  const wish = { listId: list.id, card: item };
  const unit = refOf(item);
  const included = list.items.some((each) => each.id === unit.id && refOf(each).kind === unit.kind);
  const [shown, show] = useOptimistic(included);
  const set = (next: boolean): void =>
    startTransition(async () => {
      show(next);
      await send({ ...wish, included: next });
    });
  return (
    <CheckboxRow
      label={
        <>
          <bdi>{list.denomination}</bdi> <ChangeMark subject={listItemSubject(wish)} look="sign" />
        </>
      }
      checked={shown}
      onChange={(event) => set(event.target.checked)}
    />
  );
}
