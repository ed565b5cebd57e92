import { OUTSIDE_ADDRESSES_MAX } from '#campus/player/player-limits.ts';

/** The addresses with one more, as far as a package is believed. */
export function withAddress(known: readonly string[], address: string): readonly string[] {
  return known.includes(address) || known.length >= OUTSIDE_ADDRESSES_MAX ? known : [...known, address];
}
