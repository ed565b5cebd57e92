import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { onInApp, sayInApp } from '#features/session/in-app-events.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';

/** Comes with the first touch of the field: who does not search does not load how to. */
const loadResults = () => import('./parts/search-results.tsx');
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

type Props = {
  text: string;
  onText: (text: string) => void;
  topics: readonly { identifier: string; denomination: string }[];
};

/** The search of explore (CATALOGUE-4): over the campus, or over everything on this device. */
export function ExploreFind({ text, onText, topics }: Props): ReactNode {
  const { t } = useLingui();
  useEffect(
    () =>
      onInApp((event) => {
        if (event === 'EXPLORE_SEARCH_FOCUSED') loadResults().catch(() => {});
      }),
    [],
  );
  return (
    <Stack gap="lg">
      <search>
        <TextField
          label={<Trans>What do you want to learn?</Trans>}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-description={t`Results appear below while you type.`}
          value={text}
          onFocus={() => sayInApp('EXPLORE_SEARCH_FOCUSED')}
          onChange={(event) => onText(event.target.value)}
        />
      </search>
      {text.trim() !== '' && (
        <Suspense fallback={<Skeleton shape="box" />}>
          <SearchResults text={text} topics={topics} />
        </Suspense>
      )}
    </Stack>
  );
}
