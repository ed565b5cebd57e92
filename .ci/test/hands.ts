import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { TestCase } from '@playwright/test/reporter';

const HANDS = 4;

/** On journeys and faults that prove a promise that nothing else proves. */
const ALWAYS = '@always';

/** Which hand a run plays, from 1; undefined for all. Without a choice the commit decides, and without a repository it is the first. */
export function chosenHand(choice: string | undefined): number | undefined {
  if (choice === 'all') return undefined;
  const hand = choice === undefined ? handOfCommit() : Number(choice);
  if (Number.isInteger(hand) && hand >= 1 && hand <= HANDS) return hand;
  throw new Error(`--hand takes a number from 1 to ${HANDS}, or all; not ${choice}.`);
}

function handOfCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return stdout ? dealt(stdout) : 1;
}

/** Whether a hand has this test: every hand has those that are tagged, and one has each of the others, by its file and titles. */
export function isInHand(hand: number, test: Pick<TestCase, 'tags' | 'titlePath'>): boolean {
  const [, , ...fileAndTitles] = test.titlePath();
  return test.tags.includes(ALWAYS) || dealt(fileAndTitles.join('\n')) === hand;
}

function dealt(text: string): number {
  return (createHash('sha256').update(text).digest().readUInt32BE() % HANDS) + 1;
}

export function whatIsLeftOut(hand: number): string {
  return `of the tests that are not ${ALWAYS} this is hand ${hand} of ${HANDS}; \`npm test -- --hand all\` plays every one`;
}
