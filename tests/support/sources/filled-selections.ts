import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import * as v from 'valibot';

/** Objects, lists and types that documents select, each with whether an answer has ever held something there. */
export type Filled = Map<string, boolean>;

type Noting = {
  readonly filled: Filled;
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};

const object = v.record(v.string(), v.unknown());

/**
 * Notes what of a document's selection its answer holds. What a named fragment selects is noted under the fragment's name,
 * for whoever spreads it; below what is not there nothing is noted.
 */
export function noteFilled(
  filled: Filled,
  schema: GraphQLSchema,
  answered: { readonly name: string; readonly document: string; readonly data: unknown },
): void {
  const { definitions } = parse(answered.document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  for (const each of definitions)
    if (each.kind === Kind.OPERATION_DEFINITION)
      noteSelections({ filled, schema, fragments }, each.selectionSet, answered.data, `${answered.name}:`);
}

function noteSelections(noting: Noting, { selections }: SelectionSetNode, data: unknown, path: string): void {
  const { success, output } = v.safeParse(object, data);
  if (!success) return;
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) noteFragment(noting, selection, output, path);
    else if (selection.selectionSet !== undefined) {
      const name = (selection.alias ?? selection.name).value;
      const items = [output[name]].flat().filter((item) => item !== null);
      note(noting, `${path} ${name}`, items.length > 0);
      for (const item of items) noteSelections(noting, selection.selectionSet, item, `${path} ${name}`);
    }
  }
}

function noteFragment(
  noting: Noting,
  selection: Exclude<SelectionNode, { kind: Kind.FIELD }>,
  data: Readonly<Record<string, unknown>>,
  path: string,
): void {
  const isNamed = selection.kind === Kind.FRAGMENT_SPREAD;
  const fragment = isNamed ? noting.fragments.get(selection.name.value) : selection;
  if (fragment === undefined) throw new Error(`${path} spreads a fragment that its document does not have.`);
  const on = fragment.typeCondition?.name.value ?? '';
  const isOfType = isOneOf(noting.schema, data.__typename, on);
  note(noting, `${path} … on ${on}`, isOfType);
  if (isOfType)
    noteSelections(noting, fragment.selectionSet, data, isNamed ? `fragment ${selection.name.value}:` : path);
}

function note({ filled }: Noting, path: string, isFilled: boolean): void {
  filled.set(path, isFilled || filled.get(path) === true);
}

/** An object that does not say its type is of the only one that can stand there. */
function isOneOf(schema: GraphQLSchema, typename: unknown, on: string): boolean {
  const type = schema.getType(on);
  if (typeof typename !== 'string' || on === typename) return true;
  return isAbstractType(type) && schema.getPossibleTypes(type).some(({ name }) => name === typename);
}
