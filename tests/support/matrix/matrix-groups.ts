/**
 * Whose a text is. Each text that is seeded says it in its own letters (`cnry-partner-…`), so whoever reads an answer knows
 * at once whether the asker may have it.
 */
export const GROUPS = [
  /** The owner's own: names, addresses, private list. */
  'owner',
  /** Of the restricted partner that the owner belongs to, and of the one that the neighbour belongs to. */
  'partner',
  'neighbour',
  /** Of a private course that the owner takes. */
  'private',
  /** Of a lesson: for people. */
  'lesson',
  /** Of a course or module: for people, where the campus is not open. */
  'campus',
  /** Of the organisation itself, its public pages, and what people made public. */
  'tenant',
  /** Of another organisation and its person. */
  'elsewhere',
] as const;
export type Group = (typeof GROUPS)[number];

export const ASKERS = ['owner', 'visitor', 'stranger', 'neighbour', 'foreigner', 'intruder'] as const;
/** The intruder shows the foreigner's token at the owner's organisation. */
export type Asker = (typeof ASKERS)[number];

/** What each may read, whatever they ask. */
export function mayRead(asker: Asker, isOpen: boolean): ReadonlySet<Group> {
  switch (asker) {
    case 'owner':
      return new Set(['owner', 'partner', 'private', 'lesson', 'campus', 'tenant']);
    case 'stranger':
      return new Set(['lesson', 'campus', 'tenant']);
    case 'neighbour':
      return new Set(['neighbour', 'lesson', 'campus', 'tenant']);
    case 'visitor':
    case 'intruder':
      return new Set(isOpen ? ['campus', 'tenant'] : ['tenant']);
    case 'foreigner':
      return new Set(['elsewhere']);
  }
  return asker satisfies never;
}
