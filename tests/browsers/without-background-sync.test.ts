import { describe, expect, it } from 'vitest';
import { type ServedCampus, serveCampus } from '#tests/support/campus/served-campus.ts';
import { type Relay, relay } from '#tests/support/network/relay.ts';
import { findOtherBrowsers } from '#tools/test/other-browsers.ts';
import { openFirefox } from './firefox.ts';
import { button, heading, PATIENCE_MS, type Visitor, words } from './visitor.ts';
import { openWebkit } from './webkit.ts';

const AMAL = '1-amal';
const COURSE = '/program/german-for-your-first-weeks/unit/numbers-time-money';
const TITLE = 'Numbers, time, money';
const WAITS = words('Waiting to be sent');

/** The way to the campus. These browsers' drivers cannot take the network away, so it is the way that is cut. */
type Way = Relay & { cut: (isCut: boolean) => void };

async function wayTo(campus: ServedCampus): Promise<Way> {
  let isCut = false;
  const between = await relay(campus.origin('lantern'), {
    accepts: () => !isCut,
    onAnswer: (piece, { browser }) => browser.write(piece),
  });
  return {
    ...between,
    cut: (now) => {
      isCut = now;
      if (now) between.cutAll();
    },
  };
}

/** What the campus has of the learner's bookmark: how often it is there, and how many changes came by an outbox. */
async function arrived({ store }: ServedCampus): Promise<{ bookmarks: number; changes: number }> {
  const bookmarks = await store.read
    .selectFrom('bookmark')
    .where('person_id', '=', AMAL)
    .where('item_id', '=', 'numbers-time-money')
    .select('item_id')
    .execute();
  const changes = await store.read.selectFrom('answered_key').where('person_id', '=', AMAL).select('key').execute();
  return { bookmarks: bookmarks.length, changes: changes.length };
}

/** A first visit, until the app itself has noted that everything is on the device. */
async function install(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/login`);
  await visitor.press(button('Understood'));
  await visitor.press(button('Enter as Amal'));
  await visitor.sees(heading('Amal'));
  await expect.poll(() => visitor.ask('localStorage.getItem("readyOffline")'), { timeout: PATIENCE_MS }).toBe(AMAL);
  expect(await visitor.ask('navigator.serviceWorker.controller.state')).toBe('activated');
}

describe.each([
  ['Firefox', () => openFirefox(findOtherBrowsers().firefox)],
  ['WebKitGTK', () => openWebkit(findOtherBrowsers())],
])('%s, which has no Background Sync,', (_, openBrowser) => {
  it('opens the campus without a network, keeps a bookmark over a reload, and sends it once when there is one', async ({
    onTestFinished,
  }) => {
    const campus = await serveCampus();
    onTestFinished(campus.stop);
    const way = await wayTo(campus);
    onTestFinished(way.close);
    const visitor = await openBrowser();
    onTestFinished(visitor.close);
    await install(visitor, way.origin);
    expect(await visitor.ask('"SyncManager" in globalThis')).toBe(false);

    way.cut(true);
    await visitor.open(way.origin + COURSE);
    await visitor.sees(heading(TITLE));
    await visitor.press(button(`Bookmark: ${TITLE}`));
    await visitor.sees(button(`Remove bookmark: ${TITLE}`));
    await visitor.reload();
    await visitor.sees(button(`Remove bookmark: ${TITLE}`));
    await visitor.sees(WAITS);
    expect(await arrived(campus)).toEqual({ bookmarks: 0, changes: 0 });

    way.cut(false);
    await expect.poll(() => arrived(campus), { timeout: PATIENCE_MS }).toEqual({ bookmarks: 1, changes: 1 });
    await visitor.misses(WAITS);
    await visitor.reload();
    await visitor.sees(button(`Remove bookmark: ${TITLE}`));
    expect(await arrived(campus)).toEqual({ bookmarks: 1, changes: 1 });
  });
});
