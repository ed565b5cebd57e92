import { type ReactNode, Suspense, use, useLayoutEffect, useRef } from 'react';
import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { classNames } from './class-names.ts';
import { prose } from './html.css.ts';
import { Skeleton } from './skeleton.tsx';
import { watchWideTables } from './wide-tables.ts';

interface HtmlProps {
  /** As the campus gives it; nothing of it is trusted. */
  children: string;
  /** The text's language, where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
  /** Keeps the ids of headings, so that an address can lead to one. */
  anchors?: boolean;
  /** Off where the text stands in something that is one link itself: its own links are words then. */
  links?: boolean;
  /** Called with the text when it is on the page, each time that it is put there. */
  onShown?: ((text: HTMLElement) => void) | undefined;
}

/** Asked for with the first text, not before: logged-out pages show none. */
let sanitiser: Promise<typeof import('./sanitise.ts')> | undefined;

function loadSanitiser(): Promise<typeof import('./sanitise.ts')> {
  sanitiser ??= import('./sanitise.ts').catch((fault: unknown) => {
    sanitiser = undefined;
    throw fault;
  });
  return sanitiser;
}

function Clean({ children, lang, className, anchors = false, links = true, onShown }: HtmlProps): ReactNode {
  const { sanitise } = use(loadSanitiser());
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = box.current;
    if (text === null) return;
    text.replaceChildren(sanitise(children, { anchors, links }));
    const stopWatching = watchWideTables(text);
    onShown?.(text);
    return stopWatching;
  }, [children, sanitise, anchors, links, onShown]);
  // Each block chooses for itself; tables and lists run as the text's language does, or else the page's.
  const direction = isLanguageCode(lang) ? directionOf(lang) : undefined;
  return <div ref={box} lang={lang} dir={direction} className={classNames(prose, className)} />;
}

/** The only way for HTML of the campus onto the page (UX A9). */
export function Html(props: HtmlProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton />}>
      <Clean {...props} />
    </Suspense>
  );
}
