import * as v from 'valibot';
import { NO_PUSH_MESSAGES, type PushMessages, pushMessagesSchema } from '#campus/push/push-messages.ts';
import { type PushPayload, pushOwnerOf, pushPayloadSchema } from '#campus/push/push-payload.ts';
import { followEntry } from '#features/notifications/wire.ts';
import type { Account } from '#offline/account.ts';
import { announce } from '#offline/channel.ts';
import { deviceDb } from '#offline/device-db.ts';
import { countNotification } from '#offline/events.ts';
import { CACHES, PUSH_MESSAGES } from '#offline/names.ts';
import { enqueue } from '#offline/outbox/outbox.ts';
import { accountOfSession } from '#offline/session/session-row.ts';
import { outboxSync } from './outbox-sync.ts';
import { type AppWindows, hasVisibleWindow, openPage } from './windows.ts';

const ICON = '/icons/icon-192.png';
/** All that is somebody else's is one line. */
const NEUTRAL_TAG = 'news';
const NOTIFICATIONS = '/notifications';

/** What a notification remembers for the tap. */
const rememberedSchema = v.pick(pushPayloadSchema, ['id', 'owner']);

/** The worker, as much of it as is needed here. */
type Scope = {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: AppWindows;
};

type Shown = { title: string; options: NotificationOptions };

/**
 * What is shown of a push. Of whoever is not signed in here nothing but one neutral line (NOTIFY-5). The tag is the
 * notification's id, so the same push again replaces itself in silence (NOTIFY-12).
 */
export function toNotification(
  payload: PushPayload | undefined,
  owner: string | undefined,
  { language, direction, campus, neutral, kinds }: PushMessages,
): Shown {
  const face = { lang: language, dir: direction, icon: ICON };
  if (payload === undefined || payload.owner !== owner)
    return { title: neutral, options: { ...face, tag: NEUTRAL_TAG } };
  return {
    title: kinds[payload.kind] ?? neutral,
    options: { ...face, body: campus, tag: payload.id, data: { id: payload.id, owner: payload.owner } },
  };
}

/** A page that is looked at says it itself; otherwise there is always one, or the browser takes pushes away (NOTIFY-12). */
export async function onPush(data: { json: () => unknown } | null, { registration, clients }: Scope): Promise<void> {
  const payload = payloadOf(data);
  const owner = (await signedIn())?.hash;
  const isMine = payload !== undefined && payload.owner === owner;
  if (isMine) {
    announce({ type: 'pushed' });
    // How many there are is not known here; the page says it when it is opened.
    if ('setAppBadge' in navigator) await navigator.setAppBadge().catch(() => {});
    if (await hasVisibleWindow(clients)) return;
  }
  const { title, options } = toNotification(payload, owner, await keptPushMessages());
  await registration.showNotification(title, options);
}

/**
 * The tap: the page that it is about, and read and interacted everywhere (NOTIFY-1), without a network too. What
 * belongs to somebody who is not signed in any more leads to the campus and marks nothing.
 */
export async function onNotificationClick(
  notification: { data: unknown; close: () => void },
  { clients }: Scope,
): Promise<void> {
  notification.close();
  const parsed = v.safeParse(rememberedSchema, notification.data);
  const path = parsed.success ? `${NOTIFICATIONS}?open=${parsed.output.id}` : NOTIFICATIONS;
  await Promise.all([
    openPage(clients, path),
    parsed.success && markFollowed(parsed.output),
    // With a consent only, which is looked at there (PRIVACY-4). Storage that is off counts nothing.
    countNotification(deviceDb(), 'click', new Date()).catch(() => {}),
  ]);
}

async function markFollowed({ id, owner }: v.InferOutput<typeof rememberedSchema>): Promise<void> {
  const mine = await signedIn();
  if (mine?.hash !== owner) return;
  await enqueue(deviceDb(), followEntry(id, mine.account));
  // What cannot be sent now goes out with the next page, or by Background Sync.
  await outboxSync().catch(() => {});
}

function payloadOf(data: { json: () => unknown } | null): PushPayload | undefined {
  try {
    return v.parse(pushPayloadSchema, data?.json());
  } catch {
    return undefined;
  }
}

/** By the mirror of the session; nobody where storage is broken. */
async function signedIn(): Promise<{ account: Account; hash: string } | undefined> {
  const account = await accountOfSession(deviceDb()).catch(() => undefined);
  return account && { account, hash: await pushOwnerOf(account.organisation, account.viewerId) };
}

/** What the last page left (src/device/push/push-messages.ts); a push has to be shown, whatever is broken. */
async function keptPushMessages(): Promise<PushMessages> {
  try {
    const kept = await (await caches.open(CACHES.pushMessages)).match(PUSH_MESSAGES);
    return v.parse(pushMessagesSchema, await kept?.json());
  } catch {
    return NO_PUSH_MESSAGES;
  }
}
