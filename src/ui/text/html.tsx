import { type ReactNode, Suspense, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { directionOf, isLanguageCode } from '#campus/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { painted } from '#ui/layout/painted.ts';
import { Skeleton } from '#ui/status/skeleton.tsx';
import type { PlatformSanitise, Sanitise } from './campus-html.ts';
import { prose } from './html.css.ts';
import { isParagraphs, paragraphs } from './paragraphs.ts';
import { platformSanitise } from './platform-sanitiser.ts';
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

/** At once where the browser has a sanitiser, else once that of a library is here: texts are there with the screen they stand in. */
let here: PlatformSanitise | undefined = platformSanitise;
/** Asked for with the first text that has more than words, not before: logged-out pages show none. */
let library: Promise<Sanitise> | undefined;

function loadSanitiser(): Promise<Sanitise> {
  library ??= import('./sanitise.ts').then(
    ({ sanitise }) => {
      here = sanitise;
      return sanitise;
    },
    (fault: unknown) => {
      library = undefined;
      throw fault;
    },
  );
  return library;
}

/** For screens that begin with a text: nothing below it then moves when it comes. Where it is not to be had, the text says so. */
export async function readyForTexts(): Promise<void> {
  if (here === undefined) await loadSanitiser().catch(() => {});
}

/** For screens that begin with this text and have no other that anybody sees at first. */
export async function readyForText(html: string): Promise<void> {
  if (!isParagraphs(html)) await readyForTexts();
}

let afterPaint: Promise<Sanitise> | undefined;

/** For a text that no screen waited for: what is shown with it is painted first. */
function loadAfterPaint(): Promise<Sanitise> {
  afterPaint ??= painted()
    .then(loadSanitiser)
    .catch((fault: unknown) => {
      afterPaint = undefined;
      throw fault;
    });
  return afterPaint;
}

type CleanProps = HtmlProps & { sanitise: PlatformSanitise; onDistrusted?: () => void };

function Clean(props: CleanProps): ReactNode {
  const { children, lang, className, anchors = false, links = true, onShown, sanitise, onDistrusted } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = box.current;
    if (text === null) return;
    const clean = sanitise(children, { anchors, links });
    if (clean === undefined) return onDistrusted?.();
    text.replaceChildren(clean);
    const stopWatching = watchWideTables(text);
    onShown?.(text);
    return stopWatching;
  }, [children, sanitise, anchors, links, onShown, onDistrusted]);
  // Each block chooses for itself; tables and lists run as the text's language does, or else the page's.
  const direction = isLanguageCode(lang) ? directionOf(lang) : undefined;
  return <div ref={box} lang={lang} dir={direction} className={classNames(prose, className)} />;
}

function CleanLater(props: HtmlProps): ReactNode {
  return <Clean {...props} sanitise={use(loadAfterPaint())} />;
}

/** The only way for HTML of the campus onto the page (DESIGN-19). */
export function Html(props: HtmlProps): ReactNode {
  // As it was when this text was first shown: it must not be made anew, and lose its reader's place, when that changes.
  const [atOnce, setAtOnce] = useState(() => here);
  const distrustParser = useCallback(() => {
    if (here === platformSanitise) here = undefined;
    setAtOnce(undefined);
  }, []);
  if (isParagraphs(props.children)) return <Clean {...props} sanitise={paragraphs} />;
  if (atOnce !== undefined) return <Clean {...props} sanitise={atOnce} onDistrusted={distrustParser} />;
  return (
    <Suspense fallback={<Skeleton />}>
      <CleanLater {...props} />
    </Suspense>
  );
}
