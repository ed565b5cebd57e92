import type { FromLauncher } from '#campus/player/messages.ts';
import { withAddress } from '#features/player/outside-addresses.ts';

/** Collects what is missing of the item that is open: of another one nothing is known yet. */
export function collectOutside(onChange: (addresses: readonly string[]) => void): (message: FromLauncher) => void {
  let known: { item: string | null; addresses: readonly string[] } = { item: null, addresses: [] };
  return (message) => {
    if (message.type === 'navigation' && message.item !== known.item) known = { item: message.item, addresses: [] };
    else if (message.type === 'outside')
      known = { item: known.item, addresses: withAddress(known.addresses, message.address) };
    else return;
    onChange(known.addresses);
  };
}
