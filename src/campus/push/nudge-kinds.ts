/** Why the campus writes by itself (NOTIFY-9); each can be switched off. */
export const NUDGE_KINDS = ['SESSION_TOMORROW', 'SESSION_SOON', 'LESSON_UNFINISHED', 'CERTIFICATE_READY'] as const;

export type NudgeKind = (typeof NUDGE_KINDS)[number];
