import * as v from 'valibot';
import { localizedSchema, optionalText } from './localized.ts';

/** The fields that a course may do without (LEARN-3). */
export const courseMore = {
  notes: v.optional(optionalText, null),
  weeks: v.optional(v.nullable(v.number()), null),
  badges: v.optional(
    v.array(
      v.object({
        denomination: localizedSchema,
        motivationalText: optionalText,
        imageUrl: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  courseTools: v.optional(
    v.array(v.object({ id: v.string(), denomination: localizedSchema, url: v.string(), type: v.string() })),
    [],
  ),
  provider: v.optional(
    v.nullable(v.object({ id: v.string(), denomination: v.string(), verificationExampleLinks: v.array(v.string()) })),
    null,
  ),
  certificateInfo: v.optional(v.nullable(v.object({ text: localizedSchema, link: v.nullable(v.string()) })), null),
  registrationDeadline: v.optional(v.nullable(v.string()), null),
  startDate: v.optional(v.nullable(v.string()), null),
  endDate: v.optional(v.nullable(v.string()), null),
  url: v.optional(v.nullable(v.string()), null),
  duration: v.optional(v.nullable(v.number()), null),
  platform: v.optional(v.nullable(v.string()), null),
  /** Identifier of the questionnaire. */
  feedbackSurvey: v.optional(v.nullable(v.string()), null),
  tags: v.optional(v.array(v.string()), []),
  /** Only its tutors see who takes part; the others see how many. */
  hidesParticipants: v.optional(v.boolean(), false),
  /** Of a project: only its tutors bring files (FILE-2). */
  onlyTutorsAttach: v.optional(v.boolean(), false),
  /** It has a board, and each of its runs one of its own (BOARD-1). */
  hasMessageBoard: v.optional(v.boolean(), false),
  /** Of a project: those who take it may make something in it (UGC-2). */
  allowsUserContent: v.optional(v.boolean(), false),
};
