import type { CampusFiles, Unit } from '#server/content/files/parse-campus.ts';
import type { Category, Module } from '#server/model/shapes.ts';
import type { ContentKind } from '#server/store/schema/tables.ts';
import type { Films } from './films.ts';
import { layOutCourse } from './lay-out-course.ts';
import { layOutLesson } from './lay-out-lesson.ts';
import { feedbackIdOf, layOutQuestionnaire } from './lay-out-questionnaire.ts';
import type { Pictures } from './pictures.ts';
import type { Packages } from './take-packages.ts';

/** Takes one row of `content`; the order of the calls is the order of the campus. */
export type Add = (kind: ContentKind, id: string, data: unknown, parentId?: string) => void;

interface Plan {
  readonly campus: CampusFiles;
  readonly pictures: Pictures;
  readonly films: Films;
  readonly packages: Packages;
  readonly add: Add;
  /** Of the import. */
  readonly now: Date;
}

/** What can be learned, as it is stored: a lesson holds its questionnaire, which has a row of its own to be found by. */
export function layOutLearning({ campus, pictures, films, packages, add, now }: Plan): void {
  for (const [n, { logo, ...provider }] of campus.providers.entries())
    add('provider', provider.id, { ...provider, logo: pictures.addressOf(logo, 'providers.yaml', `${n}.logo`) });
  for (const tag of campus.tags) add('tag', tag.id, tag);
  for (const [n, category] of campus.categories.entries())
    add('category', category.identifier, layOutCategory(category, n, pictures));
  for (const [id, module] of campus.modules) add('module', id, layOutModule(id, module, pictures));
  const questionnaires = new Map(
    [...campus.questionnaires].map(([id, file]) => [
      id,
      layOutQuestionnaire({ id, identifier: id, courseId: null }, file),
    ]),
  );
  for (const [id, questionnaire] of questionnaires) add('questionnaire', id, questionnaire);
  for (const [id, unit] of campus.units) {
    add('course', id, layOutCourse(id, unit, { pictures, packages, questionnaires: campus.questionnaires, now }));
    addFeedback(id, unit, { campus, add });
    for (const { id: lessonId, file, value } of unit.lessons) {
      const lesson = layOutLesson(
        { id: lessonId, courseId: id, file, pictures, films, packages, questionnaires },
        value,
      );
      add('lesson', lessonId, lesson, id);
      if (lesson.questionnaire?.courseId === id)
        add('questionnaire', lesson.questionnaire.id, lesson.questionnaire, id);
    }
  }
}

/** One that is missing was reported as a mistake already. */
function addFeedback(
  id: string,
  { unit: { feedbackSurvey } }: Unit,
  { campus, add }: Pick<Plan, 'campus' | 'add'>,
): void {
  const file = feedbackSurvey === undefined ? undefined : campus.questionnaires.get(feedbackSurvey);
  if (file === undefined) return;
  const feedbackId = feedbackIdOf(id);
  const place = { id: feedbackId, identifier: feedbackId, courseId: id, isFeedback: true };
  add('questionnaire', feedbackId, layOutQuestionnaire(place, file), id);
}

function layOutCategory(file: CampusFiles['categories'][number], n: number, pictures: Pictures): Category {
  return {
    identifier: file.identifier,
    denomination: file.denomination,
    description: file.description ?? null,
    color: file.color,
    isPromoted: file.isPromoted,
    image: pictures.addressOf(file.image, 'categories.yaml', `${n}.image`),
    subOrganisation: file.subOrganisation ?? null,
    sections: file.sections.map((section) => ({
      ...section,
      denomination: section.denomination ?? null,
      subtitle: section.subtitle ?? null,
    })),
  };
}

function layOutModule(
  id: string,
  file: NonNullable<ReturnType<CampusFiles['modules']['get']>>,
  pictures: Pictures,
): Module {
  return {
    id,
    denomination: file.denomination,
    about: file.about ?? null,
    customModuleTypeName: file.customModuleTypeName ?? null,
    color: file.color,
    image: pictures.addressOf(file.image, `modules/${id}.yaml`, 'image'),
    imageAlt: file.imageAlt ?? null,
    hasCertificate: file.hasCertificate,
    translations: file.translations,
    courses: file.courses,
    tags: file.tags,
    testimonials: file.testimonials.map(({ credentials = null, writtenBy = null, ...testimonial }) => ({
      ...testimonial,
      credentials,
      writtenBy,
    })),
  };
}
