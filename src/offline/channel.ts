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
  /** A draft that was changed in another tab. Without a text it was sent or discarded. */
  v.object({ type: v.literal('draft'), name: v.string(), at: v.number(), text: v.exactOptional(v.string()) }),
  /** A push came for whoever is signed in: there is something new at the campus. */
  v.object({ type: v.literal('pushed') }),
]);

export type ChannelMessage = v.InferOutput<typeof message>;

type Receive = (data: unknown) => void;

/** Listeners of this page, for browsers without channels. */
const alone = new Set<Receive>();

/** Tells every tab, this one too: one path for what page and worker settle. */
export function announce(announcement: ChannelMessage): void {
  if (!('BroadcastChannel' in globalThis)) {
    queueMicrotask(() => {
      for (const receive of alone) receive(announcement);
    });
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(announcement);
  channel.close();
}

/** Listens to all contexts of this origin; what does not parse is somebody else's. Returns the way to stop. */
export function listen(onMessage: (announcement: ChannelMessage) => void): () => void {
  const receive: Receive = (data) => {
    const parsed = v.safeParse(message, data);
    if (parsed.success) onMessage(parsed.output);
  };
  if (!('BroadcastChannel' in globalThis)) {
    alone.add(receive);
    return () => void alone.delete(receive);
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => receive(data);
  return () => channel.close();
}
