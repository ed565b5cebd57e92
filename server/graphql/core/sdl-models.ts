import type { CountryName } from '#campus/account/countries.ts';
import type { AchievementId } from '#campus/learning/achievements.ts';
import type { ReadableBoard } from '#server/commands/boards/board-act.ts';
import type { SeenPerson } from '#server/graphql/attachments/participants.ts';
import type { LandingComponent } from '#server/model/landing-shapes.ts';
import type { LanguageSchoolCategory } from '#server/model/language-school-shape.ts';
import type { Component } from '#server/model/lesson-shapes.ts';
import type { Offer } from '#server/model/offer-shape.ts';
import type {
  Question,
  Questionnaire,
  QuestionnairePage,
  ReflectionBoard,
} from '#server/model/questionnaire-shapes.ts';
import type { Category, Course, Module, Organisation, Provider, SubOrganisation, Tag } from '#server/model/shapes.ts';
import type { Consent, Slide, Terms, Text } from '#server/model/text-shapes.ts';
import type { AttendeeRow, LiveDate } from '#server/store/appointments/live.ts';
import type { PersonOnMap, WaitingVerification, WrittenReviewRow } from '#server/store/appointments/others.ts';
import type { FinishedAttachment } from '#server/store/attachments/attachment-reads.ts';
import type { WaitingReport } from '#server/store/boards/reports.ts';
import type { BoardChange } from '#server/store/database/announcements.ts';
import type { FinishedDocument } from '#server/store/doc-check/document-reads.ts';
import type { WaitingDocument } from '#server/store/doc-check/review-reads.ts';
import type { WalletRelationship } from '#server/store/people/wallet-relationship.ts';
import type { CommentRow, MessageRow } from '#server/store/schema/board-tables.ts';
import type { CompletionRow, ReflectionRow, SurveyStateRow } from '#server/store/schema/learning-tables.ts';
import type { NotificationRow, RunRow } from '#server/store/schema/live-tables.ts';
import type { PushDeviceRow } from '#server/store/schema/push-tables.ts';
import type { ListRow, PersonRow } from '#server/store/schema/tables.ts';
import type { CourseSource, LessonSource, ModuleSource, UserContentSource } from './sources.ts';

type Landing<T extends LandingComponent['type']> = Extract<LandingComponent, { type: T }>;

/** A component with its place in the campus: stored, it has neither an id nor its lesson. */
export type Placed<K extends Component['kind']> = Extract<Component, { kind: K }> & {
  readonly id: string;
  readonly lessonId: string;
};

/** A question that knows whether its questionnaire tells the right answers. */
export type Asked<K extends Question['kind']> = Extract<Question, { kind: K }> & { readonly hasAnswerKey: boolean };

/** Option of a choice, with what is not given taken out. */
export type QuestionOption = Asked<'SingleChoiceQuestion'>['options'][number];

export interface ViewerSource {
  /** Null for a visitor. */
  readonly id: string | null;
}

export interface AchievementSource {
  readonly id: AchievementId;
  readonly achievedAt: string | null;
}

/**
 * What a resolver is handed for each type of the contract that is not answered as it is asked for: rows and shapes of the
 * store. `npm run schema:types` reads the names, one a line, as the mappers of `schema.gen.ts`; a type that is not
 * named here is answered field by field as `schema.graphql` says.
 */
export interface SdlModels {
  readonly Viewer: ViewerSource;
  readonly LearnerOnMap: PersonOnMap;
  readonly Me: PersonRow;
  readonly PublicUser: SeenPerson;
  readonly Country: CountryName;
  readonly IdasRelationship: WalletRelationship;
  readonly PushDevice: PushDeviceRow;
  readonly Notification: NotificationRow;
  readonly Achievement: AchievementSource;

  readonly OrganizationConfig: Organisation;
  readonly SubOrganizationConfig: SubOrganisation;
  readonly Offer: Offer;
  readonly LanguageSchoolCategory: LanguageSchoolCategory;
  readonly LanguageSchoolSubcategory: LanguageSchoolCategory['subcategories'][number];
  readonly LanguageSchoolResource: LanguageSchoolCategory['subcategories'][number]['resources'][number];
  readonly CertificateOfEnrollmentReason: Organisation['certificateOfEnrollmentReasons'][number];
  readonly Color: { readonly hex: string };
  readonly ConsentRequest: Consent;
  readonly TermsOfService: Terms;
  readonly TextBlock: Text;
  readonly AccessibilityStatement: Text;
  readonly OnboardingSlide: Slide;
  readonly IntroComponent: Landing<'INTRO_COMPONENT'>;
  readonly ModulesComponent: Landing<'MODULES_COMPONENT'>;
  readonly CarouselComponent: Landing<'CAROUSEL_COMPONENT'>;
  readonly WhyJoinComponent: Landing<'WHY_JOIN_COMPONENT'>;
  readonly HowToComponent: Landing<'HOW_TO_COMPONENT'>;
  readonly FooterComponent: Landing<'FOOTER_COMPONENT'>;
  readonly LandingPageItem: Landing<'HOW_TO_COMPONENT'>['steps'][number];

  readonly Module: ModuleSource;
  readonly ModuleCategory: Category;
  readonly ModuleCategorySection: Category['sections'][number] & { readonly category: string };
  readonly Testimonial: Module['testimonials'][number];
  readonly MixedCourse: CourseSource;
  readonly Event: CourseSource;
  readonly Project: CourseSource;
  readonly Scorm: CourseSource;
  readonly Material: CourseSource;
  readonly Badge: Course['badges'][number];
  readonly CourseTool: Course['courseTools'][number];
  readonly Tag: Tag;
  readonly ContentProvider: Provider;
  readonly WrittenReview: WrittenReviewRow & { readonly saysWho: boolean };
  readonly SubmittedVerification: WaitingVerification;
  readonly ContentList: ListRow;

  readonly Attachment: FinishedAttachment;
  readonly DocumentUpload: FinishedDocument;
  readonly DocumentReview: WaitingDocument;
  readonly UserContent: UserContentSource;

  readonly MessageBoard: ReadableBoard;
  readonly Message: MessageRow;
  readonly Comment: CommentRow;
  readonly MessageReport: WaitingReport;
  readonly MessageBoardChange: BoardChange;

  readonly Run: RunRow;
  readonly Appointment: LiveDate;
  readonly Attendee: AttendeeRow;

  readonly Lesson: LessonSource;
  readonly ModuleText: Placed<'ModuleText'>;
  readonly LearningOutcome: Placed<'LearningOutcome'>;
  readonly UserQuote: Placed<'UserQuote'>;
  readonly CollapsibleText: Placed<'CollapsibleText'>;
  readonly Glossary: Placed<'Glossary'>;
  readonly VideoFile: Placed<'VideoFile'>;
  readonly YoutubeVideo: Placed<'YoutubeVideo'>;
  readonly NewH5p: Placed<'NewH5p'>;
  readonly H5p: Placed<'H5p'>;
  readonly CodeAnnotation: Placed<'CodeAnnotation'>;
  readonly ReflectionBoard: ReflectionBoard;
  readonly Reflection: ReflectionRow;

  readonly Questionnaire: Questionnaire;
  readonly QuestionnairePage: Omit<QuestionnairePage, 'questions'> & {
    readonly questions: readonly Asked<Question['kind']>[];
  };
  readonly QuestionOption: QuestionOption;
  readonly SingleChoiceQuestion: Asked<'SingleChoiceQuestion'>;
  readonly MultipleChoiceQuestion: Asked<'MultipleChoiceQuestion'>;
  readonly TextQuestion: Asked<'TextQuestion'>;
  readonly NumberQuestion: Asked<'NumberQuestion'>;
  readonly ScaleQuestion: Asked<'ScaleQuestion'>;
  readonly DateQuestion: Asked<'DateQuestion'>;
  readonly CountryQuestion: Asked<'CountryQuestion'>;
  readonly SatisfactionQuestion: Asked<'SatisfactionQuestion'>;
  readonly DifficultyQuestion: Asked<'DifficultyQuestion'>;
  readonly InformationBlock: Asked<'InformationBlock'>;
  readonly Completion: CompletionRow;
  readonly SurveyDraft: SurveyStateRow;
}
