import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';

/** Pairs of fields that may be compared before a document is valid. The app's longest document has a few dozen. */
const COMPARISONS_MAX = 4000;

/**
 * Whether fields of the same name are too many: to be valid, each is compared with all others of its place, with all that
 * fragments bring there and with all below both of them, which grows with their square. Counted until there are too many.
 */
export function comparesTooMuch(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  let spent = 0;
  const compare = (sets: readonly SelectionSetNode[]): void => {
    const named = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (spent > COMPARISONS_MAX) return;
        if (selection.kind === Kind.FIELD) {
          const name = selection.alias?.value ?? selection.name.value;
          const before = named.get(name) ?? [];
          spent += before.length;
          named.set(name, [...before, selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
        else {
          const { value } = selection.name;
          const set = fragments.get(value);
          spent += 1;
          if (set === undefined || seen.has(value)) continue;
          seen.add(value);
          collect(set);
        }
      }
    };
    for (const set of sets) collect(set);
    for (const fields of named.values()) {
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 1 && spent <= COMPARISONS_MAX) compare(below);
    }
  };
  visit(document, {
    SelectionSet: (set) => {
      if (spent <= COMPARISONS_MAX) compare([set]);
    },
  });
  return spent > COMPARISONS_MAX;
}
