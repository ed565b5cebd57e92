import { boardOn, comment, messageOf, openBoard, write } from '#tests/support/journeys/board-journey.ts';
import { stopWorkers } from '#tests/support/journeys/stop-workers.ts';
import { runsOf } from './faults.ts';
import { amalAt, effectsOf, unsentOn } from './learner.ts';
import { expect, type Scene, test } from './scene.ts';
import { aftermath, comeBack, holdInPage, strike } from './strike.ts';

const COURSE = '/course/hello-my-name-is';
/** What waits is two here, of which the second needs the first: at each of these the order could break. */
const STEPS = ['drain.marked', 'drain.answered', 'drain.recorded', 'server.effect', 'server.committed'] as const;

/** The comments of each message with this text at the campus. */
async function commentsUnder({ store }: Scene, content: string): Promise<string[][]> {
  const messages = await store.read.selectFrom('board_message').where('content', '=', content).select('id').execute();
  return Promise.all(
    messages.map(async ({ id }) => {
      const rows = await store.read
        .selectFrom('board_comment')
        .where('message_id', '=', id)
        .select('content')
        .execute();
      return rows.map((row) => row.content);
    }),
  );
}

for (const { step, fault } of runsOf(STEPS, 1)) {
  test(`${step}, ${fault}: a message and a comment on it are there once`, async ({ scene }) => {
    const text = `${step} ${fault}`;
    const page = await amalAt(scene, COURSE);
    const before = await effectsOf(scene.store);
    const board = await openBoard(page, scene.origin);
    scene.proxy.set('cut');
    await write(board, text);
    await comment(messageOf(board, text), 'And one more thing.');
    await expect(messageOf(board, text)).toContainText('And one more thing.');
    expect(await unsentOn(page)).toHaveLength(2);

    const hold = await holdInPage(scene, page, step);
    await stopWorkers(page);
    scene.proxy.set('good');
    await hold.hit;
    await strike(scene, page, hold, fault);
    await aftermath(scene, fault);

    const back = await comeBack(scene, COURSE);
    await expect.poll(() => unsentOn(back), { timeout: 90_000 }).toEqual([]);
    expect(await commentsUnder(scene, text)).toEqual([['And one more thing.']]);
    const after = await effectsOf(scene.store);
    expect(after.effects - before.effects, 'an effect for each key').toBe(after.keys - before.keys);
    await expect(messageOf(await boardOn(back), text)).toContainText('And one more thing.');
  });
}
