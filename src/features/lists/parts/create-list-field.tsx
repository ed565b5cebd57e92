import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { v7 as uuid } from 'uuid';
import { useSend } from '#cache/use-send.ts';
import { createList } from '#features/lists/create-list.ts';
import { ListNameForm } from './list-name-form.tsx';

type Props = {
  /** Called with the new list instead of opening it. */
  onCreated?: (id: string) => Promise<unknown>;
};

/** A new list gets its id here, so that it can be opened and filled at once, network or not. */
export function CreateListField({ onCreated }: Props): ReactNode {
  const send = useSend(createList);
  const navigate = useNavigate();
  const create = async (denomination: string): Promise<boolean> => {
    const id = uuid();
    if (!(await send({ id, denomination }))) return false;
    if (onCreated === undefined) await navigate({ to: '/list/$id', params: { id } });
    else await onCreated(id);
    return true;
  };
  return (
    <ListNameForm
      label={<Trans>New list</Trans>}
      initial=""
      icon={Plus}
      action={<Trans>Create list</Trans>}
      onSave={create}
    />
  );
}
