import { i18n } from '@lingui/core';
import type { LanguageCode } from '#campus/languages.ts';
import type { OnlineStore } from '#device/online.ts';
import type { UnsentWork } from '#features/session/session.ts';
import { bringBack } from '#offline/bring-back.ts';
import { deviceDb } from '#offline/device-db.ts';
import type { Owner } from '#offline/entry.ts';
import { canLock } from '#offline/lock-work.ts';
import { entriesOf } from '#offline/outbox.ts';
import type { Wire } from '#wire/graphql.ts';
import { OFFLINE_MUTATIONS } from './offline-mutations.ts';

/** What a logout has to ask about: what is not sent, and what needs the learner, by its name. */
export async function unsentWork(owner: Owner, language: LanguageCode): Promise<UnsentWork> {
  const device = deviceDb();
  const open = (await entriesOf(device, owner)).filter(({ state }) => state !== 'accepted');
  const refused = open.filter(({ state }) => state === 'needs-you');
  const named = refused.flatMap((entry) => {
    const what = OFFLINE_MUTATIONS.find(({ kind }) => kind === entry.kind)?.bind(entry, language)?.what;
    return what === undefined ? [] : [i18n._({ ...what.message, values: { ...what.message.values, ...what.values } })];
  });
  return {
    count: open.length,
    refused: { count: refused.length, names: named },
    canLock: await canLock(device, owner),
  };
}

/** What the person left locked is here again before the first screen is; without an answer the sender sees to it. */
export async function bringBackAtLogin(wire: Wire, owner: Owner): Promise<void> {
  await bringBack(deviceDb(), wire, owner);
}

type BringParts = { wire: Wire; online: OnlineStore; owner: Owner; onBack: () => Promise<void> };

/** Brings back now, or with the first connection that gives the key. */
export async function bringBackSoon({ wire, online, owner, onBack }: BringParts): Promise<void> {
  const bring = async (): Promise<boolean> => {
    const isBack = (await bringBack(deviceDb(), wire, owner)) === 'back';
    if (isBack) await onBack();
    return isBack;
  };
  if (await bring()) return;
  const stop = online.subscribe(() => {
    if (online.read()) void bring().then((isBack) => (isBack ? stop() : undefined));
  });
}
