import type { Selectable } from 'kysely';

/** What people do in lessons, and what comes of it. */
export interface LearningTables {
  lesson_progress: {
    person_id: string;
    course_id: string;
    lesson_id: string;
    /** JSON (src/campus/learning/lesson-place.ts); null: never said. */
    position: string | null;
    viewed_at: string;
    completed_at: string | null;
  };
  reflection: {
    organisation_id: string;
    /** Made on the device. */
    id: string;
    board_id: string;
    person_id: string;
    content: string;
    created_at: string;
    edited_at: string | null;
  };
  questionnaire_completion: {
    organisation_id: string;
    /** Made on the device. */
    id: string;
    questionnaire_id: string;
    person_id: string;
    /** JSON, by the identifier of the question. */
    answers: string;
    /** Percent; null where nothing is right or wrong. */
    score: number | null;
    passed: number;
    completed_at: string;
  };
  /** What somebody does with a questionnaire before they send their answers (SURVEY-5, SURVEY-6). */
  survey_state: {
    organisation_id: string;
    questionnaire_id: string;
    person_id: string;
    is_hidden: number;
    /** JSON, like the answers of a completion; null: nothing, or it was sent. */
    draft: string | null;
    page_id: string | null;
    /** When the last draft was typed; kept when it is sent. */
    saved_at: string | null;
  };
  /** How many learners a course or module has, how many gave a course which rating (tally-migration.ts). Nobody writes it. */
  tally: {
    organisation_id: string;
    kind: 'course' | 'module' | 'rating';
    /** Of the course or module. */
    id: string;
    /** The rating; else 0. */
    value: number;
    many: number;
  };
  course_review: {
    person_id: string;
    course_id: string;
    rating: number;
    review: string | null;
    guiding_question_answer: string | null;
    /** JSON: ids. */
    feedback_options: string;
    updated_at: string;
  };
  course_verification: {
    person_id: string;
    course_id: string;
    link: string;
    status: 'PENDING' | 'VERIFIED' | 'REJECTED';
    /** One of REJECTION_REASONS (server/messages). */
    rejection_reason: string | null;
    submitted_at: string;
  };
  /** Who teaches a course (LEARN-17). */
  course_tutor: { person_id: string; course_id: string };
  achievement: { person_id: string; achievement_id: string; achieved_at: string };
}

export type ReflectionRow = Selectable<LearningTables['reflection']>;
export type CompletionRow = Selectable<LearningTables['questionnaire_completion']>;
export type SurveyStateRow = Selectable<LearningTables['survey_state']>;
export type ReviewRow = Selectable<LearningTables['course_review']>;
export type VerificationRow = Selectable<LearningTables['course_verification']>;
