import type { Campus } from '#app/boot/campus.ts';
import { readPageSession } from '#device/session/session.ts';
import type { Account } from '#offline/account.ts';
import type { Wire } from '#wire/graphql.ts';
import { tidy } from './leaving.ts';

/** `bareWire`: for sessions that are over. */
export async function tidyPage({ organisation, wire, online, sendNow }: Campus, bareWire: Wire): Promise<void> {
  const signedIn = (): Account | undefined => {
    const page = readPageSession();
    return page && { viewerId: page.viewerId, organisation: organisation.id };
  };
  const account = signedIn();
  await tidy(bareWire, signedIn);
  if (account === undefined) return;
  const { bringBackSoon } = await import('./unsent-work.ts');
  await bringBackSoon({ wire, online, account, onBack: sendNow });
}
