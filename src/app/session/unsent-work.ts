import { i18n } from '@lingui/core';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { backOff } from '#campus/network/back-off.ts';
import type { OnlineStore } from '#device/network/online.ts';
import type { UnsentWork } from '#features/session/session.ts';
import type { Account } from '#offline/account.ts';
import { deviceDb } from '#offline/device-db.ts';
import { bringBack } from '#offline/locked/bring-back.ts';
import { canLock } from '#offline/locked/lock-work.ts';
import { entriesOf } from '#offline/outbox/outbox.ts';
import type { Wire } from '#wire/graphql.ts';

/** What a logout has to ask about: what is not sent, and what needs the learner, by its name. */
export async function unsentWork(account: Account, language: LanguageCode): Promise<UnsentWork> {
  const device = deviceDb();
  const open = (await entriesOf(device, account)).filter(({ state }) => state !== 'accepted');
  const refused = open.filter(({ state }) => state === 'needs-you');
  const named = refused.flatMap((entry) => {
    const what = OFFLINE_MUTATIONS.find(({ kind }) => kind === entry.kind)?.bind(entry, language)?.what;
    return what === undefined ? [] : [i18n._({ ...what.message, values: { ...what.message.values, ...what.values } })];
  });
  return {
    count: open.length,
    refused: { count: refused.length, names: named },
    canLock: await canLock(device, account),
  };
}

/** What the person left locked is here again before the first screen is; false where nobody could say yet. */
export async function bringBackAtLogin(wire: Wire, account: Account): Promise<boolean> {
  return (await bringBack(deviceDb(), wire, account)) !== 'later';
}

type BringParts = { wire: Wire; online: OnlineStore; account: Account; onBack: () => Promise<void> };

/**
 * Brings back what is locked here as soon as the campus gives the key. It asks again with each connection and with growing
 * waits: the learner sees none of their work until then, and where nothing else waits nobody else would ask.
 */
export async function bringBackSoon({ wire, online, account, onBack }: BringParts): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const brought = await bringBack(deviceDb(), wire, account);
    if (brought === 'back') await onBack();
    if (brought !== 'later') return;
    await nextChance(online, backOff(tries, Math.random));
  }
}

/** After so many ms, or with the next word that the campus can be reached; without a network nothing is asked. */
function nextChance(online: OnlineStore, wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      if (!online.read()) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = online.subscribe(go);
    const timer = setTimeout(go, wait);
  });
}
