import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { textQueries } from '#features/texts/queries.ts';
import { TextScreen } from '#features/texts/text-screen.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';

/** /services/mentoring (SERVICE-3): who helps whom on this campus and how that begins, as the organisation writes it. */
export function MentoringScreen(): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(textQueries.one('mentoring', language));
  return (
    <TextScreen title={<Trans>Mentoring</Trans>} text={data.text}>
      <FreshnessLine at={at} isStale={isStale} />
    </TextScreen>
  );
}
