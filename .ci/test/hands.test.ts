import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chosenHand, isInHand } from '#tools/test/hands.ts';

const HANDS = [1, 2, 3, 4];
const ROOT = resolve(import.meta.dirname, '../..');

const JOURNEYS = Array.from({ length: 100 }, (_, at) => at + 1);

/** Two of them are in every hand. */
const journey = (at: number) => ({
  tags: at <= 2 ? ['@always'] : [],
  titlePath: () => ['', '', 'a.spec.mjs', `journey ${at}`],
});

const titlesOf = (hand: number): string[] =>
  JOURNEYS.filter((at) => isInHand(hand, journey(at))).map((at) => `journey ${at}`);

/** The journeys as files of Playwright's, and the configuration that plays the hand in `HAND`. */
function sameJourneys(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-hands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const reporter = JSON.stringify(join(ROOT, '.ci/test/play-hand.ts'));
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default { reporter: [['list'], [${reporter}, { hand: Number(process.env.HAND) }]] };`,
  );
  writeFileSync(
    join(folder, 'a.spec.mjs'),
    `import { test } from ${JSON.stringify(import.meta.resolve('@playwright/test'))};
     for (let at = 1; at <= 100; at += 1) test('journey ' + at, { tag: at <= 2 ? '@always' : [] }, () => {});`,
  );
  return folder;
}

describe('the hands that journeys are dealt into', () => {
  it('are all journeys together: each is in one hand, and a tagged one in every hand', () => {
    const times = (at: number) => HANDS.filter((hand) => isInHand(hand, journey(at))).length;
    expect(JOURNEYS.map(times)).toEqual(JOURNEYS.map((at) => (at <= 2 ? 4 : 1)));
    for (const hand of HANDS) expect(titlesOf(hand).length).toBeGreaterThan(10);
  });

  it('are what Playwright plays', () => {
    const folder = sameJourneys();
    const env = { ...process.env, HAND: '2' };
    const list = ['test', '--config', folder, '--list'];
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/playwright'), list, { env, encoding: 'utf8' });
    expect(stdout.match(/journey \d+/g)).toEqual(titlesOf(2));
  }, 120_000);

  it.each([
    ['1', 1],
    ['4', 4],
    ['all', undefined],
  ])('are chosen by number, or all: %s', (choice, hand) => expect(chosenHand(choice)).toBe(hand));

  it.each(['0', '5', '2.5', 'none', ''])('do not include %j', (choice) => {
    expect(() => chosenHand(choice)).toThrow('--hand takes a number from 1 to 4, or all');
  });

  it('are chosen by the commit where nobody chooses: the same one each time', () => {
    expect(HANDS).toContain(chosenHand(undefined));
    expect(chosenHand(undefined)).toBe(chosenHand(undefined));
  });
});
