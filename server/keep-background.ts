import type { Agent } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { sweepAttachments } from './attachments/sweep-attachments.ts';
import { sweepDocuments } from './attachments/sweep-documents.ts';
import { createUploadFiles, type UploadFiles } from './attachments/upload-files.ts';
import type { Chats } from './chat/chats.ts';
import { keepRevoking } from './chat/keep-revoking.ts';
import { type Delivery, keepDelivering } from './mail/keep-delivering.ts';
import { openMailTransport } from './mail/mail-transport.ts';
import type { Organisation } from './model/shapes.ts';
import { keepNudging } from './nudges/keep-nudging.ts';
import { keepPushing } from './push/keep-pushing.ts';
import { publicAgent } from './push/public-address.ts';
import { createPushKeys, type PushKeys } from './push/push-keys.ts';
import type { Work } from './runtime/keep-working.ts';
import type { Campuses } from './store/content/campuses.ts';
import type { Store } from './store/database/open-store.ts';
import { keepSwept, sweep } from './store/database/sweep.ts';
import { sweepUndecided } from './sweep-undecided.ts';

interface Parts {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly campuses: Campuses;
  readonly clock: () => Date;
  readonly chats: Chats;
  readonly dataDir: string;
  readonly documents: UploadFiles;
  readonly smtpUrl?: string | undefined;
  readonly pushAgent?: Agent | undefined;
  /** An organisation's own address where it has one set, else the one at hand. */
  readonly originOf: (organisation: Organisation, atHand: string) => string;
}

/** What goes on without a request. */
export interface Background {
  readonly delivery: Delivery;
  readonly pushing: Work;
  readonly nudging: Work;
  readonly chatRevoking: Work;
  readonly pushKeys: PushKeys;
  stop(): Promise<void>;
}

/** Mails, pushes, what the campus writes by itself, revocations at chats, and the sweeping; what stops first gives work to what stops last. */
export function keepBackground({ app, originOf, ...parts }: Parts): Background {
  const { store, campuses, clock } = parts;
  const delivery = keepDelivering({
    store,
    campuses,
    clock,
    transport: openMailTransport(parts),
    onFault: (err, mail) => app.log.error({ err, mail }, 'a mail could not be sent'),
  });
  const pushKeys = createPushKeys(store, clock);
  const pushing = keepPushing({
    store,
    campuses,
    clock,
    keys: pushKeys,
    agent: parts.pushAgent ?? publicAgent(),
    onPushFault: (fault) => app.log.warn({ push: fault }, 'a push was not taken'),
    onFault: (err) => app.log.error({ err }, 'pushes could not be sent'),
  });
  const chatRevoking = keepRevoking({
    store,
    campuses,
    chats: parts.chats,
    clock,
    onLate: (err) => app.log.warn({ err }, 'a token of a chat could not be revoked yet'),
    onFault: (err) => app.log.error({ err }, 'tokens of chats could not be revoked'),
  });
  const stopListening = store.onCommitted(({ notifications, endedSessions }) => {
    if (notifications.length > 0) pushing.nudge();
    if (endedSessions.length > 0) chatRevoking.nudge();
  });
  const nudging = keepNudging({
    store,
    campuses,
    clock,
    onNudged: delivery.nudge,
    originOf: (organisation) => originOf(organisation, homeOrigin(app, organisation)),
    onFault: (err) => app.log.error({ err }, 'a nudge could not be said'),
  });
  const attachments = createUploadFiles(parts.dataDir, 'attachments');
  const stopSweeping = keepSwept(
    async () => {
      await sweep(store, clock());
      await sweepAttachments(store, attachments, clock());
      await sweepDocuments(store, parts.documents, clock());
      await sweepUndecided(parts, clock());
    },
    (fault) => app.log.error({ err: fault }, 'sweeping failed'),
  );
  return {
    delivery,
    pushing,
    nudging,
    chatRevoking,
    pushKeys,
    async stop() {
      stopSweeping();
      await nudging.stop();
      stopListening();
      await chatRevoking.stop();
      await pushing.stop();
      await delivery.stop();
    },
  };
}

/** Where an organisation's links lead that no request asked for: https at its first host, on one's own machine http at its port. */
function homeOrigin(app: FastifyInstance, { hosts: [host = 'localhost'] }: Organisation): string {
  const address = app.server.address();
  const port = address === null || typeof address === 'string' ? '' : `:${address.port}`;
  return /(?:^|\.)localhost$/.test(host) ? `http://${host}${port}` : `https://${host}`;
}
