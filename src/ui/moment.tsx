import { type ReactNode, Suspense, use } from 'react';
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

/** "2 hours ago"; the date where the browser does not know the language. `now` is given, so that a list agrees with itself. */
export function RelativeMoment({ at, now }: { at: Date; now: Date }): ReactNode {
  const words = formatRelative(at, now, activeLanguage());
  if (words === undefined) return <Moment at={at} />;
  return (
    <time dateTime={at.toISOString()}>
      <bdi>{words}</bdi>
    </time>
  );
}
