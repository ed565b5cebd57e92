import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which of the texts in memory was looked for here. */
    searched?: string;
  }
}

/** What was looked for in this page: in memory, since the browser keeps addresses and their states on the disk. */
const texts = new Map<string, string>();

/** Returns the name by which an entry of the history refers to the text. */
export function noteSearch(text: string): string {
  // Another page of the same history has a text of its own by each number.
  const name = `${performance.timeOrigin} ${texts.size}`;
  texts.set(name, text);
  return name;
}

/** What is looked for at this place of the history: the way back leads to the same results. */
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
