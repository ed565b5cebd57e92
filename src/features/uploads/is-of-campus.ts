import { addressIn } from '#campus/text/address-in.ts';

/** Whether an address is of the campus that this page is of: no other gets its tokens, whatever a device has kept. */
export function isOfCampus(url: string): boolean {
  return addressIn(url)?.origin === location.origin;
}
