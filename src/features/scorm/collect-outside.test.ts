import { expect, it } from 'vitest';
import type { FromLauncher } from '#campus/player/messages.ts';
import { OUTSIDE_ADDRESSES_MAX } from '#campus/player/player-limits.ts';
import { collectOutside } from './collect-outside.ts';

const at = (item: string): FromLauncher => ({
  type: 'navigation',
  item,
  canContinue: true,
  canPrevious: false,
  closed: [],
  hidden: [],
});
const from = (host: string): FromLauncher => ({ type: 'outside', address: `https://${host}.example/` });

it('what is missing of the item that is open is collected once each, and begins anew with another item', () => {
  let shown: readonly string[] = [];
  const receive = collectOutside((addresses) => {
    shown = addresses;
  });
  for (const message of [at('a'), from('maps'), from('films'), from('maps'), at('a')]) receive(message);
  expect(shown).toEqual(['https://maps.example/', 'https://films.example/']);
  receive(at('b'));
  expect(shown).toEqual([]);
});

it('a package that names hosts without end is believed some of them', () => {
  let shown: readonly string[] = [];
  const receive = collectOutside((addresses) => {
    shown = addresses;
  });
  for (let each = 0; each < 100; each += 1) receive(from(`host-${each}`));
  expect(shown).toHaveLength(OUTSIDE_ADDRESSES_MAX);
});
