import { lazy, type ReactNode, useRef } from 'react';
import { boardAnchor } from '#campus/learning/board-anchor.ts';
import { LoadingPart } from '#features/calls/loading-part.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useNear } from '#ui/layout/use-near.ts';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './board.css.ts';
import { boardKey } from './board-key.ts';

const BoardSection = lazy(async () => ({ default: (await import('./board-section.tsx')).BoardSection }));

type Props = {
  id: string;
  title: ReactNode;
};

/**
 * Where a board stands on the page of its unit; notifications lead there by its id. What is written there comes with the
 * first who comes near it.
 */
export function BoardPlace({ id, title }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <Stack as="section" gap="sm" ref={place} id={boardAnchor(id)} className={styles.place}>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      {isNear ? (
        <LoadingPart queryKey={boardKey(id)}>
          <BoardSection id={id} />
        </LoadingPart>
      ) : (
        <Skeleton shape="box" />
      )}
    </Stack>
  );
}
