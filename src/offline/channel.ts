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

type Hearing = (data: unknown) => void;

/** Of a page whose browser has no channels, which is all there is to hear. */
const alone = new Set<Hearing>();

/** Tells every tab, this one too: one path for what page and worker settle. */
export function announce(announcement: ChannelMessage): void {
  if (!('BroadcastChannel' in globalThis)) {
    queueMicrotask(() => {
      for (const hear of alone) hear(announcement);
    });
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(announcement);
  channel.close();
}

/** Listens to all contexts of this origin; what does not parse is somebody else's. Returns the way to stop. */
export function listen(onMessage: (announcement: ChannelMessage) => void): () => void {
  const hear: Hearing = (data) => {
    const parsed = v.safeParse(message, data);
    if (parsed.success) onMessage(parsed.output);
  };
  if (!('BroadcastChannel' in globalThis)) {
    alone.add(hear);
    return () => void alone.delete(hear);
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => hear(data);
  return () => channel.close();
}
