import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { showPage } from '#app/boot/show-page.ts';
import type { BoundMutation, KnownMutation } from '#cache/known-mutation.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { ACKNOWLEDGE_WITHIN } from '#campus/limits.ts';
import { openSync } from '#features/sync/sync-open-state.ts';
import { refusalMessage } from '#i18n/refusal-messages.ts';
import { say } from '#i18n/say.ts';
import type { NewEntry } from '#offline/outbox/entry.ts';
import type { NotKept } from '#offline/outbox/not-kept.ts';
import { notify } from '#ui/overlays/notify.ts';

type ToasterParts = {
  kinds: (entries: readonly NewEntry[]) => Promise<readonly KnownMutation[]>;
  language: LanguageCode;
  client: () => QueryClient;
};

/**
 * Says what became of what the learner did in this tab: done, when the server acknowledges within a second; else that it is
 * saved here and goes out later (OFFLINE-4); and what the server refused, whenever that comes.
 */
export function createToaster({ kinds, language, client }: ToasterParts) {
  const open = new Map<string, { bound: BoundMutation; timer: ReturnType<typeof setTimeout> }>();
  // One after the other: what became of an entry may be known before its kind has been loaded.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(() => {});
  };
  const mine = new Map<string, BoundMutation>();

  const done = (bound: BoundMutation, message: string): void => {
    const { undo, shows } = bound;
    const back = undo && [{ label: i18n._(msg`Undo`), onPress: () => void undo(client()).catch(() => {}) }];
    const way = shows === undefined ? [] : [{ label: i18n._(msg`Show`), onPress: () => showPage(shows) }];
    notify({ kind: 'success', message, actions: [...(back ?? []), ...way] });
  };

  const bind = async (entry: NewEntry): Promise<BoundMutation | undefined> =>
    (await kinds([entry]))
      .find((kind) => kind.kind === entry.kind)
      ?.bind({ ...entry, state: 'waiting', attempts: 0, notBefore: 0, dependsOn: [] }, language);

  return {
    queued: (entry: NewEntry): void =>
      inTurn(async () => {
        const bound = await bind(entry);
        if (bound === undefined) return;
        mine.set(entry.id, bound);
        if (bound.isSilent) return;
        const timer = setTimeout(() => {
          open.delete(entry.id);
          done(bound, `${say(bound.done)} ${i18n._(msg`It will be sent when you are online.`)}`);
        }, ACKNOWLEDGE_WITHIN);
        open.set(entry.id, { bound, timer });
      }),
    notKept: (error: NotKept, entry: NewEntry | undefined): void =>
      inTurn(async () => {
        // Where the kind is not to be had, the reason is shown alone.
        const failed = entry && (await bind(entry).catch(() => undefined))?.failed;
        const what = failed === undefined ? '' : `${say(failed)} `;
        const reload = { actions: [{ label: i18n._(msg`Reload`), onPress: () => location.reload() }] };
        notify({
          kind: 'error',
          message: `${what}${i18n._(whyNotKept(error))}`,
          ...(error.because === 'reload' ? reload : {}),
        });
      }),
    settled: ({ id, refusal }: { id: string; refusal?: string | undefined }): void =>
      inTurn(async () => {
        const waiting = open.get(id);
        if (waiting !== undefined) clearTimeout(waiting.timer);
        open.delete(id);
        const bound = mine.get(id);
        mine.delete(id);
        if (bound === undefined) return;
        if (refusal !== undefined)
          notify({
            kind: 'error',
            message: say(bound.failed),
            actions: [{ label: i18n._(msg`Show`), onPress: openSync }],
          });
        else if (waiting !== undefined) done(bound, say(bound.done));
      }),
  };
}

/** Why something is neither on the device nor at the campus, and what helps. */
function whyNotKept({ because, code }: NotKept): MessageDescriptor {
  switch (because) {
    case 'no-space':
      return msg`There is no space left on this device, so nothing was saved. Free some space and try again.`;
    case 'reload':
      return msg`This page cannot save any more. Reload it and try again.`;
    case 'offline':
      return msg`This browser cannot save anything on this device. Try again when you are online.`;
    case 'refused':
      return refusalMessage(code ?? '');
    case 'invalid':
      return msg`This cannot be saved as it is, and nothing was changed. Check what you entered.`;
    case 'failed':
      return msg`It could not be saved on this device. Try again.`;
    default:
      return because satisfies never;
  }
}
