import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  isAbstractType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** A field by the name it has in the answer: its type, and what is selected of each type of object that may stand there. */
export type SelectedField = {
  readonly type: GraphQLOutputType;
  readonly fields: (type: GraphQLObjectType) => Selected;
};
export type Selected = ReadonlyMap<string, SelectedField>;
export type Selection = { readonly root: GraphQLObjectType; readonly fields: (type: GraphQLObjectType) => Selected };

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What the document's operation selects, with its fragments where they apply. Throws where it has no operation. */
export function selectionOf(schema: GraphQLSchema, document: string): Selection {
  const tree = parse(document);
  const operation = tree.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const root = operation === undefined ? undefined : schema.getRootType(operation.operation);
  if (operation === undefined || !root) throw new Error('Nothing would be checked: there is no operation.');
  const fragments = fragmentsOf(tree);
  return { root, fields: (type) => selectedOf(schema, fragments, [operation.selectionSet], type) };
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

function selectedOf(
  schema: GraphQLSchema,
  fragments: Fragments,
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
): Selected {
  const inner = new Map<string, { type: GraphQLOutputType; sets: SelectionSetNode[] }>();
  const take = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const known = inner.get(name) ?? { type: fieldType(type, selection.name.value), sets: [] };
        if (selection.selectionSet !== undefined) known.sets.push(selection.selectionSet);
        inner.set(name, known);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment === undefined) throw new Error('A document spreads a fragment that it does not have.');
      if (appliesTo(schema, fragment.typeCondition?.name.value, type)) take(fragment.selectionSet);
    }
  };
  for (const set of sets) take(set);
  return new Map(
    [...inner].map(([name, field]) => [
      name,
      { type: field.type, fields: (of) => selectedOf(schema, fragments, field.sets, of) },
    ]),
  );
}

function fieldType(type: GraphQLObjectType, name: string): GraphQLOutputType {
  if (name === '__typename') return new GraphQLNonNull(GraphQLString);
  const field = type.getFields()[name];
  if (field === undefined) throw new Error(`${type.name} has no field ${name}.`);
  return field.type;
}

function appliesTo(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const known = schema.getType(condition);
  return isAbstractType(known) && schema.isSubType(known, type);
}
