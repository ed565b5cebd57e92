import { i18n } from '@lingui/core';
import type { LanguageCode } from '#campus/languages.ts';
import type { OnlineStore } from '#device/online.ts';
import { askForLockKey } from '#features/session/lock-key.ts';
import type { UnsentWork } from '#features/session/session.ts';
import { deviceDb } from '#offline/device-db.ts';
import type { Owner } from '#offline/entry.ts';
import { canLock, keepLockKey, lockKeyOf, unlockWork } from '#offline/lock-work.ts';
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

/**
 * Brings back what the person left locked, before anything is sent. The key comes from the campus once per login; where it
 * cannot be had now, false: what is locked stays so, and the next start or connection tries again.
 */
export async function bringBack(wire: Wire, owner: Owner): Promise<boolean> {
  const device = deviceDb();
  if ((await lockKeyOf(device, owner)) === undefined) {
    const key = await askForLockKey(wire, owner.owner).catch(() => undefined);
    if (key === undefined) return false;
    await keepLockKey(device, owner, key);
  }
  await unlockWork(device, owner);
  return true;
}

type BringParts = { wire: Wire; online: OnlineStore; owner: Owner; onBack: () => Promise<void> };

/** Brings back now, or with the first connection that gives the key. */
export async function bringBackSoon({ wire, online, owner, onBack }: BringParts): Promise<void> {
  const bring = async (): Promise<boolean> => {
    const isBack = await bringBack(wire, owner);
    if (isBack) await onBack();
    return isBack;
  };
  if (await bring()) return;
  const stop = online.subscribe(() => {
    if (online.read()) void bring().then((isBack) => (isBack ? stop() : undefined));
  });
}
