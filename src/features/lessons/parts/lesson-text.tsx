import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Word } from '#features/lessons/glossary-words.ts';
import { markWords, WORD } from '#features/lessons/mark-glossary-words.ts';
import { Html } from '#ui/text/html.tsx';
import * as styles from './popover.css.ts';
import { Popover } from './popover.tsx';
import { WordMeaning } from './word-meaning.tsx';

type Props = {
  children: string;
  lang?: string;
  className?: string;
  /** Of the lesson: each can be tapped where the text says it (LESSON-4). */
  words: readonly Word[];
};

/** A text of the lesson, with the words of its glossary explained where they stand. */
export function LessonText({ children, lang, className, words }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ at: number; anchor: HTMLElement }>();
  // By what it says: the lesson is another object each time that its place is kept, and the text must stay.
  const names = words.map(({ word }) => word).join('\n');
  const mark = useCallback((text: HTMLElement) => markWords(text, names.split('\n'), styles.term), [names]);
  const tap = useEffectEvent(({ target }: MouseEvent) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>(`[data-${WORD}]`) : null;
    if (anchor === null) return;
    setOpen(open?.anchor === anchor ? undefined : { at: Number(anchor.dataset[WORD]), anchor });
  });
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('click', tap);
    return () => element?.removeEventListener('click', tap);
  }, []);
  const word = open && words[open.at];
  return (
    <div ref={box}>
      <Html lang={lang} className={className} onShown={mark}>
        {children}
      </Html>
      {open && word && (
        <Popover anchor={open.anchor} label={word.word} onClose={() => setOpen(undefined)}>
          <WordMeaning {...word} />
        </Popover>
      )}
    </div>
  );
}
