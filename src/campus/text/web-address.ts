import { addressIn } from './address-in.ts';

/** An address that a link may lead to: of the web and nothing else, since somebody typed it in; undefined for all others. */
export function webAddress(typed: string | null): string | undefined {
  const address = addressIn(typed ?? '');
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : undefined;
}
