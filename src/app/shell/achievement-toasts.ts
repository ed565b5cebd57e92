import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { showPage } from '#app/boot/show-page.ts';
import { type Achievement, achievementQueries, achievementSchema } from '#features/achievements/queries.ts';
import { notify } from '#ui/overlays/notify.ts';

const row = v.object({ data: v.object({ viewer: v.object({ achievements: v.array(achievementSchema) }) }) });

/**
 * Says what has been lit since it was last known: by what the campus announced to the open page, or what it answers after a time
 * away, so nothing is missed (EARN-5). What is known is the row on the device, so a restart changes nothing.
 */
export function followAchievements(client: QueryClient): () => void {
  let known: readonly Achievement[] | undefined;
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== achievementQueries.all()[0]) return;
    const parsed = v.safeParse(row, query.state.data);
    if (!parsed.success) return;
    const { achievements } = parsed.output.data.viewer;
    for (const { denomination } of newlyLit(known ?? achievements, achievements)) {
      const actions = [{ label: i18n._(msg`Show`), onPress: () => showPage('/achievements') }];
      notify({ kind: 'success', message: i18n._(msg`A lantern lights up: ${denomination}`), actions });
    }
    known = achievements;
  });
}

/** The campus has announced one, or the way to it is open again: asked anew, whoever looks at them or not. */
export function askAchievements(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: achievementQueries.all(), refetchType: 'all' });
}

/** Those that were not lit before and are now. */
export function newlyLit(before: readonly Achievement[], after: readonly Achievement[]): Achievement[] {
  const wasLit = new Set(before.filter(({ achievedAt }) => achievedAt !== null).map(({ id }) => id));
  return after.filter(({ id, achievedAt }) => achievedAt !== null && !wasLit.has(id));
}
