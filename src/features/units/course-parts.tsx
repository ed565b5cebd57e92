import { readyPart, readyParts } from '#ui/layout/ready-part.tsx';

/** What only a course with dates or a package has: most courses have neither, and their pages do not load it. */
export const NextDate = readyPart(async () => (await import('#features/appointments/next-date.tsx')).NextDate);
export const OtherDates = readyPart(async () => (await import('#features/appointments/other-dates.tsx')).OtherDates);
export const LeaveDatedCourse = readyPart(
  async () => (await import('#features/appointments/leave-dated-course.tsx')).LeaveDatedCourse,
);
export const ScormCard = readyPart(async () => (await import('./parts/scorm-card.tsx')).ScormCard);

type Kind = { runs: readonly unknown[]; scormMetadata: unknown };

/** Brings what a course has of these before its page is rendered. */
export async function readyCourseParts({ runs, scormMetadata }: Kind): Promise<void> {
  await readyParts([
    ...(runs.length > 0 ? [NextDate, OtherDates, LeaveDatedCourse] : []),
    ...(scormMetadata === null ? [] : [ScormCard]),
  ]);
}
