import type { Unit } from '#server/content/files/parse-campus.ts';
import type { QuestionnaireFile } from '#server/content/files/questionnaire-file.ts';
import type { Course } from '#server/model/shapes.ts';
import { scormOf } from '#server/packages/scorm-of.ts';
import { boardOf, questionnaireIdOf } from './lay-out-lesson.ts';
import { feedbackIdOf } from './lay-out-questionnaire.ts';
import type { Pictures } from './pictures.ts';
import { renderLocalized, renderOptional } from './render-localized.ts';
import { isRelative, resolveMoment } from './resolve-moment.ts';
import type { Packages } from './take-packages.ts';

type Questionnaires = ReadonlyMap<string, Pick<QuestionnaireFile, 'minPassingScore'>>;

/** What a course is laid out with beside its own files. */
export interface CourseSurroundings {
  readonly pictures: Pictures;
  readonly packages: Packages;
  readonly questionnaires: Questionnaires;
  /** Of the import. */
  readonly now: Date;
}

/** A course as it is stored: with the heads of its lessons, which say what finishing each of them takes. */
export function layOutCourse(
  id: string,
  { unit, lessons }: Unit,
  { pictures, packages, questionnaires, now }: CourseSurroundings,
): Course {
  return {
    id,
    courseType: unit.courseType,
    denomination: unit.denomination,
    customCourseTypeName: unit.customCourseTypeName ?? null,
    subtitle: unit.subtitle ?? null,
    about: renderOptional(unit.about),
    image: pictures.addressOf(unit.image, `units/${id}/unit.yaml`, 'image'),
    imageAlt: unit.imageAlt ?? null,
    workload: unit.workload,
    hasCertificate: unit.hasCertificate,
    isPrivate: unit.isPrivate,
    targetGroups: unit.targetGroups,
    isPaywalled: unit.isPaywalled,
    hidesParticipants: unit.hidesParticipants,
    onlyTutorsAttach: unit.onlyTutorsAttach,
    providers: unit.providers,
    prerequisite: unit.prerequisite
      ? { course: unit.prerequisite.course, module: unit.prerequisite.module ?? null }
      : null,
    translations: unit.translations,
    lessons: lessons.map((lesson) => headOf(lesson, questionnaires, packages)),
    ...moreOf(id, unit, now),
    scorm: unit.package === undefined ? null : scormOf(packages.get(unit.package)),
    badges: unit.badges.map(({ denomination, motivationalText = null, image }, n) => ({
      denomination,
      motivationalText,
      imageUrl: pictures.addressOf(image, `units/${id}/unit.yaml`, `badges.${n}.image`),
    })),
  };
}

function headOf(
  { id, value }: Unit['lessons'][number],
  questionnaires: Questionnaires,
  packages: Packages,
): Course['lessons'][number] {
  const { questionnaire } = value;
  const asked = typeof questionnaire === 'string' ? questionnaires.get(questionnaire) : questionnaire;
  const board = boardOf(id, value);
  return {
    id,
    denomination: value.denomination,
    customLessonTypeName: value.customLessonTypeName ?? null,
    length: value.length,
    boardId: board?.id ?? null,
    isReflectionRequired: board?.isReflectionRequired ?? false,
    questionnaireId: questionnaireIdOf(id, value),
    minPassingScore: asked?.minPassingScore ?? null,
    packageIds: value.components.flatMap((component) =>
      'newH5p' in component ? (packages.get(component.newH5p.package)?.id ?? []) : [],
    ),
  };
}

function moreOf(id: string, unit: Unit['unit'], now: Date) {
  const { certificateInfo } = unit;
  return {
    notes: renderOptional(unit.notes),
    weeks: unit.weeks ?? null,
    courseTools: unit.courseTools,
    provider: unit.provider ?? null,
    certificateInfo: certificateInfo
      ? { text: renderLocalized(certificateInfo.text), link: certificateInfo.link ?? null }
      : null,
    registrationDeadline: unit.registrationDeadline ?? null,
    startDate: dayOf(unit.startDate, now),
    endDate: dayOf(unit.endDate, now),
    url: unit.url ?? null,
    duration: unit.duration ?? null,
    platform: unit.platform ?? null,
    feedbackSurvey: unit.feedbackSurvey === undefined ? null : feedbackIdOf(id),
    hasMessageBoard: unit.messageBoard,
    allowsUserContent: unit.userContent,
    tags: unit.tags,
  };
}

function dayOf(day: string | undefined, now: Date): string | null {
  if (day === undefined) return null;
  return isRelative(day) ? resolveMoment(day, now) : day;
}
