import type { Campus } from '#app/boot/campus.ts';
import { readPageSession } from '#device/session/session.ts';
import type { Owner } from '#offline/outbox/entry.ts';
import type { Wire } from '#wire/graphql.ts';
import { tidy } from './leaving.ts';

/** `bareWire`: for sessions that are over. */
export async function tidyPage({ organisation, wire, online, sendNow }: Campus, bareWire: Wire): Promise<void> {
  const signedIn = (): Owner | undefined => {
    const page = readPageSession();
    return page && { owner: page.viewerId, organisation: organisation.id };
  };
  const owner = signedIn();
  await tidy(bareWire, signedIn);
  if (owner === undefined) return;
  const { bringBackSoon } = await import('./unsent-work.ts');
  await bringBackSoon({ wire, online, owner, onBack: sendNow });
}
