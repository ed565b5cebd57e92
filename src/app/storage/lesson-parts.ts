/** Kind of a lesson's component → the file of the build that it is shown with, as the page says it (`buildHere`). */
export type LessonParts = Readonly<Record<string, string>>;

/**
 * The files that this answer of the campus, as JSON, is shown with besides the screens that each device has: who keeps the one for the time
 * without a network keeps the others.
 */
export function lessonPartsOf(answer: string, parts: LessonParts): string[] {
  return Object.entries(parts).flatMap(([kind, file]) => (answer.includes(`"__typename":"${kind}"`) ? [file] : []));
}
