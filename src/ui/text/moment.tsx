import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { activeLanguage } from '#i18n/activate.ts';
import { type DateFormats, dateFormats } from '#i18n/format-date.ts';
import { formatRelative } from '#i18n/format-relative.ts';
import * as styles from './moment.css.ts';

interface MomentProps {
  at: Date;
  form?: keyof DateFormats | undefined;
}

function Written({ at, form = 'dateTime' }: MomentProps): ReactNode {
  return use(dateFormats(activeLanguage()))[form](at);
}

/** About as long as the date that comes, so that the lines around it break where they will. */
function Awaited({ at }: Pick<MomentProps, 'at'>): ReactNode {
  return (
    <span className={styles.awaited} aria-hidden="true">
      {at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replaceAll(/[-T]/g, ' ')}
    </span>
  );
}

/** A date without a place of its own while its words load: whoever shows it waits for it, or keeps the place of the whole line. */
export function PlainMoment({ at, form, isAwaited = false }: MomentProps & { isAwaited?: boolean }): ReactNode {
  return (
    <time dateTime={at.toISOString()}>
      <bdi>{isAwaited ? <Awaited at={at} /> : <Written at={at} form={form} />}</bdi>
    </time>
  );
}

/**
 * A date in the patterns of the specification, kept apart from the text around it, whose direction may be another. Its words
 * load with the first one on a page; until then the place is empty, never in a wrong language.
 */
export function Moment(props: MomentProps): ReactNode {
  return (
    <Suspense fallback={<PlainMoment {...props} isAwaited />}>
      <PlainMoment {...props} />
    </Suspense>
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
  const relative = formatRelative(at, now, activeLanguage());
  if (relative === undefined) return <Moment at={at} />;
  return (
    <time dateTime={at.toISOString()} title={title}>
      <bdi>{relative}</bdi>
    </time>
  );
}
