import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { useSession } from '#features/session/session.ts';
import { boardKey } from './board-key.ts';
import { reportQueries } from './queries.ts';

const CHANGED = `subscription MessageBoardChanged($boardId: ID!) {
  messageBoardChanged(boardId: $boardId) { kind messageId commentId isOwn }
}`;

export const boardChange = v.object({
  messageBoardChanged: v.object({
    kind: v.picklist(['ADDED', 'CHANGED', 'DELETED']),
    messageId: v.string(),
    commentId: v.nullable(v.string()),
    isOwn: v.boolean(),
  }),
});

/** While a board is open it is asked again when the campus says that something happened there, and after each connect. */
export function useBoardChanges(boardId: string): void {
  const client = useQueryClient();
  const { follow } = useSession();
  useEffect(() => {
    const ask = (): void => {
      void client.invalidateQueries({ queryKey: boardKey(boardId) });
      void client.invalidateQueries({ queryKey: reportQueries.all() });
    };
    return follow({ document: CHANGED, variables: { boardId }, schema: boardChange, onData: ask, onConnected: ask });
  }, [client, follow, boardId]);
}
