import { EVENTS_SENT_EVERY } from '#campus/analytics/analytics-limits.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { countedUntil } from '#device/privacy/cookie-choices.ts';
import { forgetCountedHere } from '#device/privacy/forget-counted.ts';
import { readPageSession } from '#device/session/session.ts';
import { visitorId } from '#device/session/visitor-id.ts';
import { deviceDb } from '#offline/device-db.ts';
import { countedOf, dropCounted, NOBODY } from '#offline/events.ts';
import { type EventSender, type EventsFate, postEvents } from '#wire/post-events.ts';

/** Sends what is counted: a while after it happened, when the network is back, and when the page is left. */
export function sendCounted(online: Pick<OnlineStore, 'read' | 'subscribe'>) {
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || !online.read()) return;
    isSending = true;
    // A line of the specification (PRIVACY-4); else a failure is silent.
    const say = (): void => console.info('An error occurred while talking to the analytics API.');
    sendAll()
      .then((isDone) => (isDone ? undefined : say()), say)
      .finally(() => {
        isSending = false;
      });
  };
  const onHide = (): void => (document.visibilityState === 'hidden' ? send() : undefined);
  document.addEventListener('visibilitychange', onHide);
  const stopListening = online.subscribe(send);
  return {
    send,
    /** Something was counted: it goes along with what comes in the next seconds. */
    soon: (): void => {
      timer ??= setTimeout(send, EVENTS_SENT_EVERY);
    },
    stop: (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      stopListening();
    },
  };
}

/** Whether the campus has everything now. */
async function sendAll(): Promise<boolean> {
  const session = readPageSession();
  const fate = session === undefined ? 'kept' : await sendOf(session.viewerId, () => ({ jwt: session.jwt }));
  const other = await sendOf(NOBODY, () => ({ fingerprint: visitorId() }));
  return fate === 'kept' && other === 'kept';
}

/** Batch after batch, as long as the campus takes them. The consent is asked before each: it may just have been taken back. */
async function sendOf(person: string, sender: () => EventSender): Promise<EventsFate> {
  for (;;) {
    if (countedUntil(new Date()) === undefined) {
      await forgetCountedHere();
      return 'kept';
    }
    const rows = await countedOf(deviceDb(), person, new Date());
    if (rows.length === 0) return 'kept';
    const events = rows.map(({ event }) => event);
    const fate = await postEvents(location.origin, events, sender());
    if (fate === 'later') return fate;
    await dropCounted(deviceDb(), rows);
    if (fate === 'refused') return fate;
  }
}
