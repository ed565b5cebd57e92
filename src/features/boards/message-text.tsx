import { type ReactNode, useMemo } from 'react';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './board.css.ts';
import { linkedPieces } from './message-links.ts';

/** What somebody wrote: plain text in its own direction, with its lines; long ones folded. Never HTML (BOARD-3). */
export function MessageText({ children: text }: { children: string }): ReactNode {
  const pieces = useMemo(() => linkedPieces(text), [text]);
  let at = 0;
  const nodes = pieces.map(({ text: piece, href }) => {
    const key = at;
    at += piece.length;
    if (href === undefined) return piece;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
        {piece}
      </a>
    );
  });
  return (
    <ShowMore>
      <Text as="div" className={styles.text} dir="auto">
        {nodes}
      </Text>
    </ShowMore>
  );
}
