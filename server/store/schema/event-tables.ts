import type { Counted } from '#campus/analytics/analytics-event.ts';

/** What people used, who agreed to be counted (PRIVACY-4). */
export interface EventTables {
  analytics_event: {
    /** Hash of all below but `received_at`: a device that heard no answer sends it again, and it is counted once. */
    id: string;
    organisation_id: string;
    type: Counted['type'];
    /** JSON (src/campus/analytics/analytics-event.ts). */
    payload: string;
    /** By the clock of the device. */
    recorded_at: string;
    received_at: string;
    /** Exactly one of these two is there, and nothing else of whoever it was: no address, no browser. */
    person_id: string | null;
    fingerprint: string | null;
  };
}
