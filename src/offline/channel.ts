import * as v from 'valibot';
import { CHANNEL } from './names.ts';

const message = v.variant('type', [
  v.object({
    type: v.literal('settled'),
    id: v.string(),
    kind: v.string(),
    revision: v.optional(v.number()),
    refusal: v.optional(v.string()),
  }),
  /** An act without the outbox: whoever shows something older than this revision asks again. */
  v.object({ type: v.literal('acted'), revision: v.number() }),
  /** The session was renewed, begun or ended somewhere: read it again. */
  v.object({ type: v.literal('session') }),
  /** What is being written in one tab, for the others of its person. Without a text it was sent or put aside. */
  v.object({ type: v.literal('draft'), name: v.string(), at: v.number(), text: v.exactOptional(v.string()) }),
  /** A push came for whoever is signed in: there is something new at the campus. */
  v.object({ type: v.literal('pushed') }),
]);

export type ChannelMessage = v.InferOutput<typeof message>;

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & Pick<EventTarget, 'addEventListener'>;

/** Tells every tab, this one too: one path for what page and worker settle. */
export function announce(announcement: ChannelMessage): void {
  const channel = openChannel();
  channel.postMessage(announcement);
  channel.close();
}

/** Listens to all contexts of this origin; what does not parse is somebody else's. Returns the way to stop. */
export function listen(onMessage: (announcement: ChannelMessage) => void): () => void {
  const channel = openChannel();
  channel.addEventListener('message', (event) => {
    const parsed = v.safeParse(message, event instanceof MessageEvent ? event.data : undefined);
    if (parsed.success) onMessage(parsed.output);
  });
  return () => channel.close();
}

/** Where there are no channels this page is all there is to tell. */
function openChannel(): Channel {
  if ('BroadcastChannel' in globalThis) return new BroadcastChannel(CHANNEL);
  const listening = new AbortController();
  return {
    addEventListener: (type, listener) => alone.addEventListener(type, listener, { signal: listening.signal }),
    postMessage: (data) => queueMicrotask(() => alone.dispatchEvent(new MessageEvent('message', { data }))),
    close: () => listening.abort(),
  };
}

const alone = new EventTarget();

/**
 * Takes channels away from a page whose browser refuses them with all site data (Firefox), as if it had none: Dexie opens one
 * as it is loaded, and would not load.
 */
export function dropRefusedChannels(): void {
  try {
    new BroadcastChannel(CHANNEL).close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}
