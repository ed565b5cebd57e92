import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** Counts open sockets under a name, like that of a person. */
export function createOpenSockets(most: number) {
  const counts = new Map<string, number>();
  return {
    /** Returns false where the limit is reached. */
    open(name: string): boolean {
      const count = counts.get(name) ?? 0;
      if (count >= most) return false;
      counts.set(name, count + 1);
      return true;
    },
    close(name: string): void {
      const left = (counts.get(name) ?? 0) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    },
  };
}
export type OpenSockets = ReturnType<typeof createOpenSockets>;

/** Reads nothing more after that. The app reconnects with growing delays. */
export function refuseSocket(
  socket: WebSocket,
  reason: 'Too many sockets' | 'Too many subscriptions' | 'Too many messages',
) {
  socket.removeAllListeners('message');
  socket.close(CloseCode.TooManyInitialisationRequests, reason);
}
