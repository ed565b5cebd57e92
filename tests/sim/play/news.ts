import { here } from '#tests/sim/world/place.ts';
import type { Random } from '#tests/sim/world/random.ts';
import type { Scene } from './scene.ts';

/** How often a message of the socket comes at all: the next one, or the next answer, says as much. */
const ARRIVES = 0.9;

type Parts = Pick<Scene, 'campus' | 'loop' | 'network' | 'devices'> & { random: Random };

/** Brings to open pages what the campus says by itself, each in its own time and some of it never (SYNC-17). Returns how to stop. */
export function bringNews({ campus, loop, network, devices, random }: Parts): () => void {
  return campus.onRaised((raised) => {
    for (const { personId, revision, by } of raised) {
      for (const device of devices) {
        if (device.user()?.id !== personId || network.offline.has(device.name)) continue;
        for (const tab of device.tabs()) {
          if (!random.chance(ARRIVES)) continue;
          here.run(tab.place, () => loop.after(random.next() * network.slow, () => tab.announced(revision, by)));
        }
      }
    }
  });
}
