/** Why a tutor did not take a link as proof, in the order in which they are offered (LEARN-13). */
export const REJECTION_REASONS = ['link-does-not-open', 'another-name', 'another-course', 'not-finished'] as const;

export type RejectionReasonId = (typeof REJECTION_REASONS)[number];
