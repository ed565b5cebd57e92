import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { activeLanguage } from '#i18n/activate.ts';
import { type DateFormats, dateFormats } from '#i18n/format-date.ts';
import { formatRelative } from '#i18n/format-relative.ts';

interface MomentProps {
  at: Date;
  form?: keyof DateFormats;
}

function Written({ at, form = 'dateTime' }: MomentProps): ReactNode {
  return use(dateFormats(activeLanguage()))[form](at);
}

/**
 * A date in the patterns of the specification, kept apart from the text around it, whose direction may be another. Its words
 * load with the first one on a page; until then the place is empty, never in a wrong language.
 */
export function Moment({ at, form = 'dateTime' }: MomentProps): ReactNode {
  return (
    <time dateTime={at.toISOString()}>
      <bdi>
        <Suspense fallback="…">
          <Written at={at} form={form} />
        </Suspense>
      </bdi>
    </time>
  );
}

interface RelativeMomentProps {
  at: Date;
  now: Date;
  /** The whole date is there too, for who points at it. */
  titled?: boolean;
}

/** Comes when its words are there: nothing waits for it. */
function useTitle(at: Date, wanted: boolean): string | undefined {
  const [title, setTitle] = useState<string>();
  const moment = at.getTime();
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const write = ({ dateTime }: DateFormats): void => (gone ? undefined : setTitle(dateTime(new Date(moment))));
    dateFormats(activeLanguage()).then(write, () => {});
    return () => {
      gone = true;
    };
  }, [moment, wanted]);
  return title;
}

/** "2 hours ago"; the date where the browser does not know the language. `now` is given, so that a list agrees with itself. */
export function RelativeMoment({ at, now, titled = false }: RelativeMomentProps): ReactNode {
  const title = useTitle(at, titled);
  const words = formatRelative(at, now, activeLanguage());
  if (words === undefined) return <Moment at={at} />;
  return (
    <time dateTime={at.toISOString()} title={title}>
      <bdi>{words}</bdi>
    </time>
  );
}
