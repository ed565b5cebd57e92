import type { Loop } from '#tests/sim/world/loop.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Person, SimCampus } from './campus.ts';
import type { Outside, SimDevice } from './device.ts';
import type { Network } from './network.ts';
import type { Oracle } from './oracle.ts';

/** One history while it runs. */
export type Scene = {
  random: Random;
  loop: Loop;
  campus: SimCampus;
  network: Network;
  oracle: Oracle;
  people: readonly Person[];
  devices: readonly SimDevice[];
  /** How often each command comes. */
  weights: Readonly<Record<string, number>>;
  /** Somebody learns in it, beside all else. */
  learns: boolean;
  trace: (line: string) => void;
};

const MINUTE = 60_000;

/** Lets time pass until it is done, a minute at most: a page that was killed never is. Undefined where it failed, or is not. */
export async function within<T>({ loop }: Pick<Scene, 'loop'>, work: Promise<T>): Promise<T | undefined> {
  let result: T | undefined;
  const noted = work.then(
    (value) => {
      result = value;
    },
    () => {},
  );
  await loop.until(noted, MINUTE);
  return result;
}

/** Work of the campus that no device asks for, as a turn of its own. */
export function outsideOf(loop: Loop): Outside {
  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      // Whoever asked goes on in a turn of its own, when the campus stands still again.
      loop.outside(0, () =>
        work().then(
          (result) => loop.task(() => resolve(result)),
          (error) => loop.task(() => reject(error)),
        ),
      );
    });
}
