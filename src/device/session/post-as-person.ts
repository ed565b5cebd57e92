import type { OnlineStore } from '#device/network/online.ts';
import type { Account } from '#offline/account.ts';
import { type Last, postLast } from '#wire/post-last.ts';
import { readPageSession } from './session.ts';

/** Posts the last change of a closing page, if its person is still signed in and there is a network. */
export function postAsPerson({ viewerId }: Account, online: Pick<OnlineStore, 'read'>): (last: Last) => void {
  return (last) => {
    const page = readPageSession();
    if (page?.viewerId === viewerId && online.read())
      postLast(new URL('/graphql', location.origin).href, page.jwt, last);
  };
}
