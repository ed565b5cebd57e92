import { describe, expect, it } from 'vitest';
import type { Renewal } from '#offline/session/renew-session.ts';
import { createRenewal } from './renewal.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T12:00:00Z');

/** A token of fifteen minutes; nobody here looks at its signature. */
function aJwt(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `h.${btoa(JSON.stringify({ sub: 'amal', iat: seconds, exp: seconds + 900 }))}.s`;
}

function aPage() {
  const world = { now: START, jwt: aJwt(START), visible: true, asked: 0, reached: true };
  const state: { outcome: Renewal } = { outcome: 'renewed' };
  const { control, look } = createRenewal({
    jwt: () => world.jwt,
    renew: async () => {
      world.asked += 1;
      if (state.outcome === 'renewed') world.jwt = aJwt(world.now);
      return state.outcome;
    },
    isReached: () => world.reached,
    isVisible: () => world.visible,
    now: () => world.now,
  });
  return { world, state, control, look };
}

describe('the silent renewal', () => {
  it('comes at half of the token’s life, and not before', async () => {
    const { world, look, control } = aPage();
    world.now += 7 * MINUTE;
    await look();
    expect(world.asked).toBe(0);
    world.now += MINUTE;
    await look();
    expect(world.asked).toBe(1);
    expect(control.isExpiring()).toBe(false);
  });

  it('does not come while nobody looks, nor without a network', async () => {
    const { world, look } = aPage();
    world.now += 20 * MINUTE;
    world.visible = false;
    await look();
    world.visible = true;
    world.reached = false;
    await look();
    expect(world.asked).toBe(0);
  });
});

describe('the warning that the session expires', () => {
  it('is shown with under five minutes left when renewal failed, and goes when the button renews', async () => {
    const { world, state, look, control } = aPage();
    state.outcome = 'later';
    world.now += 8 * MINUTE;
    await look();
    expect(control.isExpiring()).toBe(false);
    world.now += 2.5 * MINUTE;
    await look();
    expect(control.isExpiring()).toBe(true);
    state.outcome = 'renewed';
    await control.renew();
    expect(control.isExpiring()).toBe(false);
  });

  it('is not shown to somebody who comes back late, before renewal was tried', async () => {
    const { world, look, control } = aPage();
    world.now += 60 * MINUTE;
    await look();
    expect(control.isExpiring()).toBe(false);
  });

  it('is never shown without a network', async () => {
    const { world, state, look, control } = aPage();
    state.outcome = 'later';
    world.now += 12 * MINUTE;
    await look();
    expect(control.isExpiring()).toBe(true);
    world.reached = false;
    await look();
    expect(control.isExpiring()).toBe(false);
  });
});
