/** What the build has written into its page about itself (`.ci/build/page-files.ts`). */
interface BuildHere {
  /** Another one for each build. */
  readonly id: string;
  /** Path of each catalogue → its version, which changes with its content. */
  readonly catalogues: Readonly<Record<string, string>>;
  /** Kind of a lesson's component → the file that it is shown with (`.ci/build/worker/lesson-parts.ts`). */
  readonly lessonParts: Readonly<Record<string, string>>;
}

/** The build of this page; in development it has no versions. */
export function buildHere(): BuildHere {
  const text = document.getElementById('build')?.textContent;
  return text ? JSON.parse(text) : { id: '', catalogues: {}, lessonParts: {} };
}
