import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { BoundMutation, KnownMutation } from '#cache/known-mutation.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { ACKNOWLEDGE_WITHIN } from '#campus/limits.ts';
import { openSync } from '#features/sync/sync-door.ts';
import { say } from '#i18n/say.ts';
import type { NewEntry } from '#offline/entry.ts';
import { notify } from '#ui/notify.ts';

type ToasterParts = { kinds: readonly KnownMutation[]; language: LanguageCode; client: () => QueryClient };

/**
 * Says what became of what the learner did in this tab: done, when the server acknowledges within a second; else that it is
 * saved here and goes out later (READINGS, What offline means); and what the server refused, whenever that comes.
 */
export function createToaster({ kinds, language, client }: ToasterParts) {
  const open = new Map<string, { bound: BoundMutation; timer: ReturnType<typeof setTimeout> }>();
  const mine = new Map<string, BoundMutation>();

  const done = (bound: BoundMutation, message: string): void => {
    const { undo } = bound;
    const action =
      undo === undefined ? {} : { action: { label: i18n._(msg`Undo`), onPress: () => void undo(client()) } };
    notify({ kind: 'success', message, ...action });
  };

  return {
    queued: (entry: NewEntry): void => {
      const bound = kinds
        .find((kind) => kind.kind === entry.kind)
        ?.bind({ ...entry, state: 'waiting', attempts: 0, notBefore: 0, dependsOn: [] }, language);
      if (bound === undefined) return;
      mine.set(entry.id, bound);
      const timer = setTimeout(() => {
        open.delete(entry.id);
        done(bound, `${say(bound.done)} ${i18n._(msg`It will be sent when you are online.`)}`);
      }, ACKNOWLEDGE_WITHIN);
      open.set(entry.id, { bound, timer });
    },
    settled: ({ id, refusal }: { id: string; refusal?: string | undefined }): void => {
      const waiting = open.get(id);
      if (waiting !== undefined) clearTimeout(waiting.timer);
      open.delete(id);
      const bound = mine.get(id);
      mine.delete(id);
      if (bound === undefined) return;
      if (refusal !== undefined)
        notify({ kind: 'error', message: say(bound.failed), action: { label: i18n._(msg`Show`), onPress: openSync } });
      else if (waiting !== undefined) done(bound, say(bound.done));
    },
  };
}
