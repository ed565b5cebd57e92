import { createContext, useContext, useRef } from 'react';
import { focusWhenFree } from './focus-when-free.ts';

/** Says which message or comment gets the focus as soon as it is there. */
export type FocusOn = {
  next: (id: string) => void;
  /** For the element of a message or comment. */
  ref: (id: string) => (element: HTMLElement | null) => void;
};

export const FocusOnContext = createContext<FocusOn>({ next: () => {}, ref: () => () => {} });

/** The focus of a board whose entries come and go: nobody who uses the keyboard loses their place. */
export function useFocusOn(): FocusOn {
  return useContext(FocusOnContext);
}

export function useNewFocusOn(): FocusOn {
  const wanted = useRef<string>(undefined);
  const elements = useRef(new Map<string, HTMLElement>());
  const held = useRef<FocusOn>({
    next: (id) => {
      wanted.current = id;
      const there = elements.current.get(id);
      if (there !== undefined) take(there);
    },
    ref: (id) => (element) => {
      if (element === null) elements.current.delete(id);
      else {
        elements.current.set(id, element);
        if (wanted.current === id) take(element);
      }
    },
  });
  const take = (element: HTMLElement): void => {
    wanted.current = undefined;
    focusWhenFree(element);
  };
  return held.current;
}
