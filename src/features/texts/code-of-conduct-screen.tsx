import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { visuallyHidden } from '#ui/theme/text.css.ts';
import { LongText } from './long-text.tsx';
import type { TextBlock } from './public-texts.ts';

/** /code-of-conduct/community (ROUTE-14): the rules of being together, as the organisation writes them; below them what one does about them. */
export function CodeOfConductScreen({ text, children }: { text: TextBlock | null; children: ReactNode }): ReactNode {
  return (
    <Page width="reader">
      <h1 className={visuallyHidden}>
        <Trans>Code of conduct</Trans>
      </h1>
      {text === null ? (
        <EmptyState drawing={<StonyPath />}>
          <Trans>Coming soon.</Trans>
        </EmptyState>
      ) : (
        <LongText text={text} />
      )}
      {children}
    </Page>
  );
}
