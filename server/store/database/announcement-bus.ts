import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { backOff } from '#campus/network/back-off.ts';
import type { Announcements } from './announcements.ts';
import { type Publishing, publishedIn, publishedSchema } from './published.ts';

/** What processes over one database announce to each other of their commits. */
export interface AnnouncementBus {
  /** Sent soon, in the order of the calls; lost where the database cannot be reached. */
  publish(announcements: Announcements): void;
  close(): Promise<void>;
}

/** PostgreSQL takes less than 8,000 bytes in one message. */
const MESSAGE_MAX = 7900;

const messageSchema = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), published: publishedSchema }));

/**
 * Over a connection of its own, beside the writes and never in their transactions: a commit waits for nobody who listens.
 * What is missed while it is away is asked for by the pages, as ever, when they are looked at again.
 */
export async function openAnnouncementBus(
  connectionString: string,
  onReceived: (announcements: Announcements) => void,
): Promise<AnnouncementBus> {
  const from = randomUUID();
  const ending = new AbortController();
  let line: Line | undefined;
  let sending = Promise.resolve();

  const onMessage = (payload: string | undefined): void => {
    const message = v.safeParse(messageSchema, payload);
    if (!message.success || message.output.from === from) return;
    onReceived({ notifications: [], ...message.output.published });
  };
  const connect = async (): Promise<void> => {
    const opened = await openLine(connectionString, { onMessage, onLost: (lost) => reconnect(lost) });
    if (ending.signal.aborted) await opened.client.end();
    else line = opened;
  };
  const reconnect = async (lost: pg.Client): Promise<void> => {
    if (line?.client !== lost) return;
    line = undefined;
    for (let tries = 0; line === undefined && !ending.signal.aborted; tries += 1) {
      await setTimeout(backOff(tries, Math.random), undefined, { signal: ending.signal }).catch(() => {});
      if (!ending.signal.aborted) await connect().catch(() => {});
    }
  };
  const send = async (message: string): Promise<void> => {
    await line?.client.query('select pg_notify($1, $2)', [line.channel, message]).catch(() => {});
  };

  await connect();
  return {
    publish(announcements) {
      const published = publishedIn(announcements);
      if (published === undefined) return;
      for (const message of messagesOf(from, published)) sending = sending.then(() => send(message));
    },
    async close() {
      ending.abort();
      await sending;
      const last = line;
      line = undefined;
      await last?.client.end();
    },
  };
}

type Line = { readonly client: pg.Client; readonly channel: string };

async function openLine(
  connectionString: string,
  { onMessage, onLost }: { onMessage: (payload: string | undefined) => void; onLost: (client: pg.Client) => unknown },
): Promise<Line> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => void onLost(client));
  client.on('end', () => void onLost(client));
  client.on('notification', ({ payload }) => onMessage(payload));
  await client.connect();
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
  // Several campuses may share a database, each with a schema of its own.
  const channel = `campus ${rows[0]?.schema ?? ''}`;
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return { client, channel };
}

/** As many as it takes for each to be short enough. */
function messagesOf(from: string, published: Publishing): readonly string[] {
  const message = JSON.stringify({ from, published });
  const most = Math.max(...Object.values(published).map(({ length }) => length));
  if (most === 1 || Buffer.byteLength(message) <= MESSAGE_MAX) return [message];
  return [messagesOf(from, partOf(published, 0)), messagesOf(from, partOf(published, 1))].flat();
}

function partOf({ endedSessions, boardChanges, revisions, changedLists }: Publishing, half: 0 | 1): Publishing {
  const part = <One>(all: readonly One[]): readonly One[] => {
    const middle = Math.ceil(all.length / 2);
    return half === 0 ? all.slice(0, middle) : all.slice(middle);
  };
  return {
    endedSessions: part(endedSessions),
    boardChanges: part(boardChanges),
    revisions: part(revisions),
    changedLists: part(changedLists),
  };
}
