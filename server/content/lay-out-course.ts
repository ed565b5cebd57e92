import type { ScormItem } from '#campus/package-index.ts';
import type { ImportedPackage } from '#server/packages/import-package.ts';
import { boardOf, questionnaireIdOf } from './lay-out-lesson.ts';
import type { Unit } from './parse-campus.ts';
import type { Pictures } from './pictures.ts';
import type { QuestionnaireFile } from './questionnaire-file.ts';
import { renderLocalized, renderOptional } from './render-localized.ts';
import { isRelative, resolveMoment } from './resolve-moment.ts';
import type { Course } from './shapes.ts';
import { type Packages, sizeOf } from './take-packages.ts';

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
    isPaywalled: unit.isPaywalled,
    hidesParticipants: unit.hidesParticipants,
    providers: unit.providers,
    prerequisite: unit.prerequisite
      ? { course: unit.prerequisite.course, module: unit.prerequisite.module ?? null }
      : null,
    translations: unit.translations,
    lessons: lessons.map((lesson) => headOf(lesson, questionnaires, packages)),
    ...moreOf(unit, now),
    scorm: scormOf(unit.package === undefined ? undefined : packages.get(unit.package)),
    badges: unit.badges.map(({ denomination, motivationalText = null, image }, n) => ({
      denomination,
      motivationalText,
      imageUrl: pictures.addressOf(image, `units/${id}/unit.yaml`, `badges.${n}.image`),
    })),
  };
}

function scormOf(taken: ImportedPackage | undefined): Course['scorm'] {
  if (taken?.index.content.kind !== 'scorm') return null;
  const { content } = taken.index;
  return {
    packageId: taken.id,
    version: content.version,
    schemaVersion: content.schemaVersion,
    title: content.title,
    items: content.items.flatMap(scosIn),
    size: sizeOf(taken),
  };
}

/** What is only shown (an asset) tells nothing of itself, so nobody waits for it. */
function scosIn({ id, kind, children }: ScormItem): readonly string[] {
  return [...(kind === 'sco' ? [id] : []), ...children.flatMap(scosIn)];
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

function moreOf(unit: Unit['unit'], now: Date) {
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
    feedbackSurvey: unit.feedbackSurvey ?? null,
    tags: unit.tags,
  };
}

function dayOf(day: string | undefined, now: Date): string | null {
  if (day === undefined) return null;
  return isRelative(day) ? resolveMoment(day, now) : day;
}
