import { describe, expect, it } from 'vitest';
import { createServerTime } from './server-time.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** A device whose clock goes wrong by `skew`, over a true time that the test moves. */
function aDevice({ skew, kept = 0 }: { skew: number; kept?: number }) {
  const world = { true: NOW, skew, slept: 0, kept };
  const clocks = { device: () => world.true + world.skew, steady: () => world.true - NOW - world.slept };
  const open = () =>
    createServerTime({ kept: world.kept, keep: (offset) => Object.assign(world, { kept: offset }) }, clocks);
  const receive = (time: ReturnType<typeof open>) =>
    time.ask()(new Response(null, { headers: { date: new Date(world.true).toUTCString() } }));
  return { world, open, receive };
}

describe('the time of the campus', () => {
  it.each([DAY, -DAY, 0])(
    'is right on a device that is off by %d ms, also in the next page without a network',
    (skew) => {
      const { world, open, receive } = aDevice({ skew });
      const time = open();
      receive(time);
      expect(Math.abs(time.now() - world.true)).toBeLessThan(1000);
      world.true += DAY;
      expect(Math.abs(time.now() - world.true)).toBeLessThan(1000);
      expect(Math.abs(open().now() - world.true)).toBeLessThan(1000);
    },
  );

  it('never goes back when somebody sets the clock back under an open page', () => {
    const { world, open, receive } = aDevice({ skew: 0 });
    const time = open();
    receive(time);
    world.true += 60_000;
    world.skew = -DAY;
    expect(Math.abs(time.now() - world.true)).toBeLessThan(1000);
  });

  it('goes on while the device sleeps, when the steady clock stands', () => {
    const { world, open, receive } = aDevice({ skew: 5000 });
    const time = open();
    receive(time);
    world.true += DAY;
    world.slept += DAY;
    expect(Math.abs(time.now() - world.true)).toBeLessThan(1000);
  });

  it('is right again with the next answer after the clock was set forward', () => {
    const { world, open, receive } = aDevice({ skew: 0 });
    const time = open();
    world.skew = DAY;
    receive(time);
    expect(Math.abs(time.now() - world.true)).toBeLessThan(1000);
  });

  it('learns nothing from an answer without a date', () => {
    const { world, open } = aDevice({ skew: 0 });
    const time = open();
    time.ask()(new Response(null));
    expect(time.now()).toBe(world.true);
  });
});
