import type { Plugin } from 'vite';

/** Where the files of screens are whose messages are not in a learner's first catalogue. */
const MORE = 'assets/more/';
/** Of tutors and of those who build: on no device (`chunk-groups.ts`). */
const ONLINE = 'assets/online/';

type File = { readonly fileName: string; readonly moduleIds: readonly string[] };

/**
 * Which messages the files of a build say. A learner's first catalogue, `campus`, has those of the files that the daily pages
 * load until they rest; `more` has the others, and no file that says one of them is run before it is here
 * (`src/app/boot/load-messages.ts`).
 */
export function messagePlaces() {
  const idsOf = new Map<string, readonly string[]>();
  let later: ReadonlySet<string> = new Set();
  const idsIn = (modules: readonly string[]): string[] => modules.flatMap((module) => idsOf.get(module) ?? []);
  return {
    /** Notes the messages of a module as it is transformed. */
    note: (module: string, ids: readonly string[]): void => void idsOf.set(module, ids),
    /** Sorts the messages by the files of the whole build. Which no file says, by its id at least, stays in the first catalogue. */
    sort(files: readonly File[]): void {
      const daily = new Set(idsIn(files.filter(({ fileName }) => isDaily(fileName)).flatMap((file) => file.moduleIds)));
      later = new Set(idsIn(files.flatMap((file) => file.moduleIds)).filter((id) => !daily.has(id)));
    },
    /** Whether a message is in the second catalogue. */
    isLater: (id: string): boolean => later.has(id),
  };
}
export type MessagePlaces = ReturnType<typeof messagePlaces>;

/** A message as Lingui's macro writes it in a build: its id alone. */
const MESSAGE = /\/\*+\s*i18n\s*\*\/\s*\{\s*id:\s*(["'`])([\w.+/-]+)\1/g;

/** Notes which messages each module of the build says. */
export function notedMessages({ note }: Pick<MessagePlaces, 'note'>): Plugin {
  return {
    name: 'campus:noted-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: 'i18n' },
      handler(code, module) {
        note(
          module,
          Array.from(code.matchAll(MESSAGE), ([, , id = '']) => id),
        );
      },
    },
  };
}

/** Whether a file of the build says nothing beyond a learner's first catalogue. */
export function isDaily(fileName: string): boolean {
  return !fileName.startsWith(MORE) && !fileName.startsWith(ONLINE);
}
