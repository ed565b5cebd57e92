import type { Agent } from 'node:https';
import { PUSH_KEPT, PUSH_KEPT_SOON, PUSH_LOOK } from '#campus/push/push-limits.ts';
import { pushOwnerOf } from '#campus/push/push-payload.ts';
import { keepWorking, type Work } from '#server/runtime/keep-working.ts';
import type { Campuses } from '#server/store/content/campuses.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { NotificationKind } from '#server/store/schema/live-tables.ts';
import { type DuePush, dropPush, notePush, type Target, takePushes, targetOf } from './push-due.ts';
import type { PushKeys } from './push-keys.ts';
import { type PushAnswer, sendPush } from './send-push.ts';

/** All that may be logged of a push that failed: an endpoint is a capability, its host is not. */
export interface PushFault {
  readonly host: string;
  readonly status?: number;
  /** Of the network: `ECONNREFUSED`. */
  readonly code?: string;
}

export interface PushParts {
  readonly store: Store;
  readonly campuses: Campuses;
  readonly keys: PushKeys;
  readonly agent: Agent;
  readonly clock: () => Date;
  readonly onPushFault: (fault: PushFault) => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Sends what is due to the devices, again later where a push service did not take it; several processes share the work. A
 * push may leave twice where a process dies in between, never not at all: it replaces itself at the push service by its
 * topic and on the device by the id of its notification.
 */
export function keepPushing(parts: PushParts): Work {
  const work = async (ending: AbortSignal): Promise<void> => {
    while (!ending.aborted) {
      const due = await takePushes(parts.store, parts.clock());
      if (due.found === 0) return;
      await Promise.all(due.taken.map((push) => deliver(parts, push)));
    }
  };
  return keepWorking(work, { every: PUSH_LOOK, onFault: parts.onFault });
}

async function deliver(parts: PushParts, push: DuePush): Promise<void> {
  const { store, clock } = parts;
  const target = await targetOf(store.read, push);
  const life = target === undefined ? 0 : lifeOf(target.kind) - (clock().getTime() - Date.parse(push.createdAt));
  // The device is another person's now or gone, what it tells was read meanwhile, or it is too late for it.
  if (target === undefined || life <= 0) return dropPush(store, push);
  const answer = await handOver(parts, target, life);
  await notePush(store, push, answer, clock());
}

async function handOver(parts: PushParts, target: Target, life: number): Promise<PushAnswer> {
  const { host } = new URL(target.device.endpoint);
  const { id, kind, organisationId, personId } = target;
  try {
    const answer = await sendPush({
      device: target.device,
      payload: { id, kind, owner: await pushOwnerOf(organisationId, personId) },
      keys: await parts.keys.of(organisationId),
      subject: await subjectOf(parts.campuses, organisationId),
      ttl: Math.ceil(life / 1000),
      isUrgent: kind === 'SESSION_SOON',
      agent: parts.agent,
    });
    if ('status' in answer) parts.onPushFault({ host, status: answer.status });
    return answer;
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown';
    parts.onPushFault({ host, code });
    return { is: 'later', status: 0, after: undefined };
  }
}

/** For how long after its notification a push is worth something, ms. */
function lifeOf(kind: NotificationKind): number {
  return kind === 'SESSION_SOON' ? PUSH_KEPT_SOON : PUSH_KEPT;
}

async function subjectOf(campuses: Campuses, organisationId: string): Promise<string> {
  const campus = (await campuses.all()).find(({ id }) => id === organisationId);
  const email = campus?.catalogue.organisation.supportEmail ?? `no-reply@${campus?.host ?? 'localhost'}`;
  return `mailto:${email}`;
}
