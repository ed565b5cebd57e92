import type { Reporter } from '@playwright/test/reporter';
import { isInHand } from '#tools/test/hands.ts';

/** Takes out of a run what is not in its hand. Playwright's shards are no hands: none of their tests is in every shard. */
export default class PlayHand implements Reporter {
  readonly #hand: number;

  constructor({ hand }: { hand: number }) {
    this.#hand = hand;
  }

  async preprocess({ suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]): Promise<void> {
    for (const test of suite.allTests()) if (!isInHand(this.#hand, test)) testRun.exclude(test);
  }

  printsToStdio(): boolean {
    return false;
  }
}
