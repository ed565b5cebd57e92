import type { CourseType } from '#campus/learning/learning-item.ts';
import type { Lesson } from '#server/model/lesson-shapes.ts';
import type { Course, Module } from '#server/model/shapes.ts';

/** What a command has to know of a unit, as plain values. */
export interface UnitRules {
  readonly courseId: string;
  readonly isPaywalled: boolean;
  /** The unit that must be completed before. */
  readonly prerequisiteId: string | null;
  readonly lessons: readonly LessonRules[];
  /** Of a SCORM unit: what is to be played to the end. */
  readonly scorm: ScormRules | null;
  /** Every module that the unit is a part of. */
  readonly modules: readonly ModuleRules[];
}

export interface ScormRules {
  readonly packageId: string;
  readonly version: '1.2' | '2004';
  /** Ids of its SCOs. */
  readonly items: readonly string[];
}

/** When a lesson counts: it was gone through, its reflection is written, its questionnaire is passed. */
export interface LessonRules {
  readonly id: string;
  /** Null: none, or a reflection is free. */
  readonly requiredBoardId: string | null;
  /** Null: none, or everybody passes. */
  readonly passedQuestionnaireId: string | null;
  /** Of its exercises. */
  readonly packageIds: readonly string[];
}

export interface ModuleRules {
  readonly id: string;
  readonly courses: readonly { id: string; courseType: CourseType; isRequired: boolean }[];
}

interface Catalogue {
  readonly modules: ReadonlyMap<string, Module>;
  readonly courses: ReadonlyMap<string, Course>;
}

export function unitRules(course: Course, lessons: readonly Lesson[], { modules, courses }: Catalogue): UnitRules {
  return {
    courseId: course.id,
    isPaywalled: course.isPaywalled,
    prerequisiteId: course.prerequisite?.course ?? null,
    lessons: lessons.map(({ id, reflectionBoard, questionnaire, components }) => ({
      id,
      requiredBoardId: reflectionBoard?.isReflectionRequired ? reflectionBoard.id : null,
      passedQuestionnaireId: questionnaire === null || questionnaire.minPassingScore === null ? null : questionnaire.id,
      packageIds: components.flatMap((component) => (component.kind === 'NewH5p' ? component.packageId : [])),
    })),
    scorm: course.scorm,
    modules: [...modules.values()]
      .filter((module) => module.courses.some((entry) => entry.course === course.id))
      .map((module) => ({
        id: module.id,
        courses: module.courses.flatMap(({ course: id, isRequired }) => {
          const found = courses.get(id);
          return found === undefined ? [] : [{ id, courseType: found.courseType, isRequired }];
        }),
      })),
  };
}
