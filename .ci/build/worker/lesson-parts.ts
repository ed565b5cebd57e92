import type { Plugin } from 'vite';

/** Kind of a lesson's component → the file of the build that it is shown with, which no other lesson needs. */
export const LESSON_PARTS: Readonly<Record<string, string>> = { CodeAnnotation: 'code-colours' };

/**
 * Finds where these files are. A device keeps them with the first lesson that has such a component (`src/app/storage/lesson-parts.ts`):
 * they are in no list of what each device keeps.
 *
 * @returns `plugin` for the app's build, before whoever asks for `addresses`: those of the files, by the kind of the component.
 */
export function lessonParts(): { plugin: Plugin; addresses: () => Readonly<Record<string, string>> } {
  let found: Record<string, string> = {};
  const plugin: Plugin = {
    name: 'campus:lesson-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const addresses = Object.entries(LESSON_PARTS).map(([kind, file]) => {
          const chunk = chunks.find(({ name }) => name === file);
          if (chunk === undefined) return this.error(`No file of the build is "${file}".`);
          return [kind, `/${chunk.fileName}`] as const;
        });
        found = Object.fromEntries(addresses);
      },
    },
  };
  return { plugin, addresses: () => found };
}
