import type { Selectable } from 'kysely';
import type { NudgeKind } from '#campus/push/nudge-kinds.ts';

/** Where a person's devices are reached, what is still to be sent to them, and what the campus will write by itself. */
export interface PushTables {
  /** The keys by which push services know an organisation (RFC 8292), made once. The private one never leaves the server. */
  push_key: { organisation_id: string; public_key: string; private_key: string; created_at: string };
  /** A browser that takes pushes; it lives no longer than the session on it (NOTIFY-6). */
  push_device: {
    id: string;
    organisation_id: string;
    person_id: string;
    session_id: string;
    /** A capability: whoever has it and the keys can write to the device. Never logged. */
    endpoint: string;
    p256dh: string;
    auth: string;
    /** Milliseconds since 1970, as the browser says it; null: it does not end. */
    expiration_time: number | null;
    /** IANA; null: the device did not say. */
    time_zone: string | null;
    created_at: string;
    last_ok_at: string | null;
    /** Since when its push service has taken nothing for it; null: the last one was taken. */
    failed_since: string | null;
  };
  /** A push that is still to be sent: written in the transaction of its notification, one for each device. */
  push_due: {
    notification_id: string;
    device_id: string;
    created_at: string;
    not_before: string;
    attempts: number;
  };
  /** What the campus will say by itself, or has said: a row is written once for each fact, and done once. */
  nudge_due: {
    id: string;
    organisation_id: string;
    person_id: string;
    kind: NudgeKind;
    /** Id of the appointment or of the course that it is about. */
    subject: string;
    /** What makes it true: when the date begins, when something was last done, when it was completed. */
    fact_at: string;
    due_at: string;
    /** Sent, or found to be true no more. */
    done_at: string | null;
    /** 0 or 1. */
    is_said: number;
  };
  /** One row, `nudges`: since when this campus reminds people. What was due before is nobody's business. */
  nudge_watch: { name: string; since: string };
  /** No row: on. */
  nudge_preference: { person_id: string; kind: NudgeKind; is_on: number };
}

export type PushDeviceRow = Selectable<PushTables['push_device']>;
export type NudgeRow = Selectable<PushTables['nudge_due']>;
