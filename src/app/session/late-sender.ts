import type { Sender } from '#offline/outbox/sender.ts';

/**
 * The sender in a file of its own, which comes with the first change to send, or when it is begun: no screen waits for it.
 * Until it is here the worker knows of the change by Background Sync, where there is that.
 */
export function lateSender({ make, requestSync }: { make: () => Promise<Sender>; requestSync: () => void }): Sender {
  let bringing: Promise<Sender> | undefined;
  let isStopped = false;
  const bring = (): Promise<Sender> => {
    bringing ??= make().catch((error: unknown) => {
      // The next change, or the network's return, asks again.
      bringing = undefined;
      throw error;
    });
    return bringing;
  };
  const withSender = (act: (sender: Sender) => void): void =>
    void bring().then(
      (sender) => (isStopped ? undefined : act(sender)),
      () => {},
    );
  return {
    sendSoon: () => {
      if (bringing === undefined) requestSync();
      withSender((sender) => sender.sendSoon());
    },
    begin: () => withSender((sender) => sender.begin()),
    sendNow: async () => (await bring()).sendNow(),
    sendAfterReconnect: () => withSender((sender) => sender.sendAfterReconnect()),
    stop: () => {
      isStopped = true;
      void bringing?.then(
        (sender) => sender.stop(),
        () => {},
      );
    },
  };
}
