import type { LanguageCode } from '#campus/languages.ts';
import { type ListedItem, refOf } from '#campus/learning/learning-item.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';

/** Keys of the pages that a card leads to: by them a card knows whether its page is on the device. */
export const unitKeys = {
  all: () => ['units'] as const,
  course: (id: string, language: LanguageCode, moduleId: string = NO_MODULE_ID) =>
    [...unitKeys.all(), 'course', moduleId, id, language] as const,
  module: (id: string, language: LanguageCode) => [...unitKeys.all(), 'module', id, language] as const,
  userContent: (id: string, language: LanguageCode) => [...unitKeys.userContents(), id, language] as const,
  userContents: () => ['user-content'] as const,
  lesson: (id: string, courseId: string, language: LanguageCode) =>
    [...unitKeys.lessonOf(courseId, id), language] as const,
  /** A lesson in whatever language it was read. */
  lessonOf: (courseId: string, id: string) => ['lessons', courseId, id] as const,
};

export function pageKeyOf(item: ListedItem, language: LanguageCode, moduleId: string | undefined) {
  const { kind, id } = refOf(item);
  if (kind === 'userContent') return unitKeys.userContent(id, language);
  return kind === 'module' ? unitKeys.module(id, language) : unitKeys.course(id, language, moduleId);
}
