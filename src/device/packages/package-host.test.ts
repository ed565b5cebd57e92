// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FromLauncher, GREETING, WELCOME } from '#campus/player/messages.ts';
import { MESSAGE_MAX, MESSAGES_PER_SECOND } from '#campus/player/player-limits.ts';
import { openPackageHost, type PackageHost, readMessage } from './package-host.ts';

const ORIGIN = 'https://content.lantern.example';

/** A frame of the app with a launcher in it that greets, and whatever each side has heard. */
function aFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const welcomed: MessagePort[] = [];
  const window = frame.contentWindow;
  if (window === null) throw new Error('A frame in a document has a window.');
  window.postMessage = (message: unknown, ...[origin, ports]: unknown[]) => {
    if (message === WELCOME && origin === ORIGIN && Array.isArray(ports)) welcomed.push(...ports);
  };
  const messages: FromLauncher[] = [];
  const hosts: PackageHost[] = [];
  const opened = openPackageHost(frame, ORIGIN, {
    onOpen: (host) => hosts.push(host),
    onMessage: (message) => messages.push(message),
  });
  const greet = (greeting: unknown = GREETING, origin = ORIGIN, source: Window | null = window): void => {
    dispatchEvent(new MessageEvent('message', { data: greeting, origin, source }));
  };
  return { frame, welcomed, messages, hosts, opened, greet };
}

describe('the launcher in a frame', () => {
  afterEach(() => document.body.replaceChildren());

  it('is given a port once it has greeted, and both speak by it', async () => {
    const { welcomed, messages, hosts, greet, opened } = aFrame();
    expect(welcomed).toEqual([]);
    greet();
    const [port] = welcomed;
    const nextMessage = new Promise((resolve) => port?.addEventListener('message', ({ data }) => resolve(data)));
    port?.start();
    hosts[0]?.send({ type: 'leave' });
    expect(await nextMessage).toEqual({ type: 'leave' });
    port?.postMessage({ type: 'left' });
    await vi.waitFor(() => expect(messages).toEqual([{ type: 'left' }]));
    opened.close();
  });

  it.each([
    ['another window', (greet: ReturnType<typeof aFrame>['greet']) => greet(GREETING, ORIGIN, globalThis.window)],
    ['nobody', (greet: ReturnType<typeof aFrame>['greet']) => greet(GREETING, ORIGIN, null)],
    ['another host', (greet: ReturnType<typeof aFrame>['greet']) => greet(GREETING, 'https://lantern.example')],
    ['other words', (greet: ReturnType<typeof aFrame>['greet']) => greet({ type: GREETING })],
  ])('is not believed from %s', (_, by) => {
    const { welcomed, hosts, greet, opened } = aFrame();
    by(greet);
    expect([welcomed, hosts]).toEqual([[], []]);
    opened.close();
  });

  it('that was loaded anew is the only one that is heard', async () => {
    const { welcomed, messages, greet, opened } = aFrame();
    greet();
    greet();
    const [before, now] = welcomed;
    before?.postMessage({ type: 'ended' });
    now?.postMessage({ type: 'shown' });
    await vi.waitFor(() => expect(messages).toEqual([{ type: 'shown' }]));
    opened.close();
    greet();
    expect(welcomed).toHaveLength(2);
  });

  it('that shouts is not heard', async () => {
    const { welcomed, messages, greet, opened } = aFrame();
    vi.spyOn(performance, 'now').mockReturnValue(0);
    greet();
    for (let n = 0; n < MESSAGES_PER_SECOND + 50; n++) welcomed[0]?.postMessage({ type: 'shown' });
    await vi.waitFor(() => expect(messages).toHaveLength(MESSAGES_PER_SECOND));
    vi.mocked(performance.now).mockReturnValue(1000);
    welcomed[0]?.postMessage({ type: 'left' });
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'left' }));
    expect(messages).toHaveLength(MESSAGES_PER_SECOND + 1);
    vi.restoreAllMocks();
    opened.close();
  });
});

describe('what a package says', () => {
  const state = { type: 'state', item: 'a', sequence: 1, cmi: {}, sequencing: null, isCommit: true };

  it.each([
    ['nothing', undefined],
    ['text', 'shown'],
    ['a kind that nobody agreed on', { type: 'token' }],
    ['a sequence that is none', { ...state, sequence: -1 }],
    ['a state without its item', { ...state, item: '' }],
    ['elements that are none', { ...state, cmi: { 'document.cookie': '1' } }],
    ['values that are no text', { ...state, cmi: { 'cmi.exit': { toString: 1 } } }],
    ['one value too long', { ...state, cmi: { 'cmi.suspend_data': 'x'.repeat(64_001) } }],
    ['a path outside of its host', { type: 'file', ask: 1, path: 'https://lantern.example/graphql' }],
    ['a height that is none', { type: 'height', height: Number.POSITIVE_INFINITY }],
  ])('is not heard where it is %s', (_, greeting) => {
    expect(readMessage(greeting)).toBeUndefined();
  });

  it('is not heard where all of it together is too much', () => {
    const many = Math.ceil(MESSAGE_MAX / 64_000);
    const cmi = Object.fromEntries(
      Array.from({ length: many }, (_, n) => [`cmi.interactions.${n}.description`, 'x'.repeat(64_000)]),
    );
    expect(readMessage({ ...state, cmi })).toBeUndefined();
  });

  it('is taken as it was agreed on, and nothing beside it', () => {
    expect(readMessage({ ...state, token: 'x' })).toEqual(state);
  });
});
