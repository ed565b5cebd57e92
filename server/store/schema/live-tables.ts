import type { Generated, Selectable } from 'kysely';
import type { PlaceState } from '#campus/appointments/appointment.ts';
import type { Frequency } from '#campus/appointments/recurring.ts';
import type { NudgeKind } from '#campus/push/nudge-kinds.ts';

/** What the campus tells one person (NOTIFY-1): what became of an appointment, what it reminds them of, what happened on a board (BOARD-10, BOARD-12), what was decided on a document (DOC-8), that documents wait for them (DOC-13), or any news. */
export type NotificationKind =
  | 'APPOINTMENT_MOVED'
  | 'APPOINTMENT_CANCELLED'
  | 'APPOINTMENT_ADDED'
  | 'RUN_MOVED'
  | 'RUN_CANCELLED'
  | 'RUN_MESSAGE'
  | 'PLACE_LOST'
  | 'MESSAGE_ANSWERED'
  | 'MESSAGE_REPORTED'
  | 'DOCUMENT_DECIDED'
  | 'DOCUMENT_WAITING'
  | 'NEWS'
  | NudgeKind;

/** What the link of a notification leads to. */
export const LINK_TYPES = ['COURSE', 'APPOINTMENT', 'CERTIFICATE', 'LESSON'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** RECURRING: the date that stands for a series; CHILD: each other date of it; null: stands alone (LIVE-1). */
export type AppointmentType = 'RECURRING' | 'CHILD';

/** Runs, their dates, who is in them, their notifications, and the calendars that follow them. */
export interface LiveTables {
  /** One round of an event, a live course or a project. The organisation's files say all of it. */
  run: {
    organisation_id: string;
    id: string;
    course_id: string;
    /** In the order of the file. */
    position: number;
    is_active: number;
    enroll_to_all: number;
    /** IANA. */
    zone: string;
    url: string | null;
    /** Of what the file says, so that an unchanged one is left alone. */
    digest: string;
    /** When a tutor made it or last opened or closed it; from then on the files say nothing of it (LIVE-17). */
    edited_at: string | null;
    /** A tutor called it off, and nothing was held of it. */
    deleted_at: string | null;
  };
  /** Who takes a run; without a row it is AVAILABLE. */
  run_status: { organisation_id: string; run_id: string; person_id: string; status: PlaceState; updated_at: string };
  appointment: {
    organisation_id: string;
    id: string;
    run_id: string;
    course_id: string;
    /** Id of the date that stands for the series, on that one too. */
    series_id: string | null;
    type: AppointmentType | null;
    frequency: Frequency | null;
    interval_end: string | null;
    /** JSON: text by language. */
    denomination: string;
    /** JSON: HTML by language; null: none. */
    description: string | null;
    /** JSON: text by language; null: nowhere. */
    location: string | null;
    /** Degrees. */
    latitude: number | null;
    longitude: number | null;
    url: string | null;
    moderator_link: string | null;
    has_certificate: number;
    start_at: string;
    end_at: string;
    registration_deadline: string | null;
    /** 0: as many as like. */
    max_participants: number;
    /** Places that are taken: raised and lowered with the rows of `appointment_place`, in one conditional statement. */
    taken: number;
    /** A tutor took it away; an import does not bring it back. */
    deleted_at: string | null;
    /** Of what the file says of it; dates that were relative to the import keep theirs while it is the same. */
    digest: string;
    /** Raised with each change, so that a calendar takes the newer entry for the one that it has (RFC 5545, 3.8.7.4). */
    sequence: Generated<number>;
    /** When a tutor made or last changed it; from then on the files say nothing of it (LIVE-17). */
    edited_at: string | null;
  };
  appointment_place: {
    organisation_id: string;
    appointment_id: string;
    person_id: string;
    taken_at: string;
    /** 0 or 1; null: nobody has said yet. */
    did_attend: number | null;
    attended_at: string | null;
  };
  notification: {
    id: string;
    organisation_id: string;
    person_id: string;
    kind: NotificationKind;
    /** JSON (server/store/people/notify.ts). */
    payload: string;
    /** A path of the app. */
    link: string | null;
    link_type: LinkType | null;
    read: number;
    interacted: number;
    created_at: string;
  };
  /** One for each person, for a calendar (LIVE-26): whoever has the address reads the dates, so that only its hash is here. */
  calendar_link: { person_id: string; organisation_id: string; token_hash: string; created_at: string };
  /** A place that its date was called off under, as the date was then: a calendar hears of it (LIVE-26). */
  cancelled_place: {
    organisation_id: string;
    appointment_id: string;
    person_id: string;
    course_id: string;
    /** JSON: text by language. */
    denomination: string;
    start_at: string;
    end_at: string;
    /** Above that of the date as it stood. */
    sequence: number;
    cancelled_at: string;
  };
}

export type RunRow = Selectable<LiveTables['run']>;
export type AppointmentRow = Selectable<LiveTables['appointment']>;
export type PlaceRow = Selectable<LiveTables['appointment_place']>;
export type NotificationRow = Selectable<LiveTables['notification']>;
