import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { RefusedMark } from '#features/sync/change-mark.tsx';
import { useOutboxRows } from '#features/sync/sync-control.ts';
import { Row } from '#ui/layout/row.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';

const ofBoard = v.object({ boardId: v.string() });

/** What was written here and the campus did not take: it stands on no board any more, but is kept (BOARD-7). */
export function NotSent({ boardId }: { boardId: string }): ReactNode {
  const rows = useOutboxRows();
  const refused = rows.filter(
    ({ entry: { state, input } }) => state === 'needs-you' && v.is(ofBoard, input) && input.boardId === boardId,
  );
  if (refused.length === 0) return null;
  return (
    <Banner kind="danger">
      <Row>
        <Text>
          <Plural
            value={refused.length}
            one="# thing that you did here could not be sent. Your words are kept."
            other="# things that you did here could not be sent. Your words are kept."
          />
        </Text>
        <RefusedMark look="text" />
      </Row>
    </Banner>
  );
}
