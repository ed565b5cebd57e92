import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key of the search text in memory. */
    searched?: string;
  }
}

/** Search texts of this page. They stay in memory, because browsers store addresses and history states on disk. */
const texts = new Map<string, string>();

/** Returns the key by which a history entry refers to the text. */
export function noteSearch(text: string): string {
  // The time origin keeps keys of different page loads in one history apart.
  const name = `${performance.timeOrigin} ${texts.size}`;
  texts.set(name, text);
  return name;
}

/** Search text of the current history entry, so that going back restores its results. */
export function useSearchText(): [text: string, change: (next: string) => void] {
  const searched = useLocation({ select: ({ state }) => state.searched });
  const navigate = useNavigate();
  const name = useRef(searched);
  const [text, setText] = useState(() => textOf(searched));
  useEffect(() => {
    if (name.current === searched) return;
    name.current = searched;
    setText(textOf(searched));
  }, [searched]);
  const change = (next: string): void => {
    setText(next);
    if (name.current !== undefined) return void texts.set(name.current, next);
    name.current = noteSearch(next);
    void navigate({ to: '.', search: true, state: { searched: name.current }, replace: true, resetScroll: false });
  };
  return [text, change];
}

function textOf(name: string | undefined): string {
  return texts.get(name ?? '') ?? '';
}
