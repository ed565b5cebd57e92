import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { importCampus } from './import-campus.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));

describe('the boards of the demo campus', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
  }, 60_000);
  afterAll(() => campus.close());

  const as = async (name: string, query: string) =>
    (await campus.ask({ query, token: (await campus.login(name)).token })).body.data;
  const board = async (id: string) =>
    (
      await as(
        'amal',
        `{ messageBoard(id: "${id}") { hasViewerPosted messages { id createdAt comments { id content createdAt author { publicName } } } } }`,
      )
    ).messageBoard;
  type Post = { id: string; createdAt: string };
  type Message = Post & { comments: Post[] };

  it.each(['course-hello-my-name-is', 'course-speaking-cafe', 'run-speaking-cafe-weekly'])(
    '%s is a conversation of several people, in which every answer comes after what it answers',
    async (id) => {
      const { messages, hasViewerPosted } = await board(id);
      expect(hasViewerPosted).toBe(true);
      const conversations: string[][] = messages.map((message: Message) =>
        [message, ...message.comments].map((post) => post.createdAt),
      );
      const latest = campus.now().toISOString();
      expect(conversations).toEqual(conversations.map((times) => times.toSorted()));
      expect(conversations.flat().filter((time) => time > latest)).toEqual([]);
    },
  );

  it('stays as people made it when the files are imported again', async () => {
    await as('amal', 'mutation { deleteMessage(id: "demo-hello-names") { success } }');
    await as('amal', 'mutation { updateComment(id: "demo-hello-bus-2", content: "anders") { success } }');
    const before = await board('course-hello-my-name-is');
    const { store, dataDir } = campus.test;
    await importCampus({ store, dataDir, folder: DEMO, now: campus.now() });
    expect(await board('course-hello-my-name-is')).toEqual(before);
    expect(before.messages.map((message: Post) => message.id)).not.toContain('demo-hello-names');
  });
});
