import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Selects each field once, as the answer does: a field that is repeated costs what it costs once. */
export function mergeRepeated(document: DocumentNode): DocumentNode {
  return { ...document, definitions: document.definitions.map(mergedIn) };
}

function mergedIn(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return definition;
  return { ...definition, selectionSet: merged(definition.selectionSet, []) };
}

function merged(first: SelectionSetNode, others: readonly SelectionSetNode[]): SelectionSetNode {
  const groups = new Map<string, [SelectionNode, ...SelectionNode[]]>();
  for (const selection of [first, ...others].flatMap(({ selections }) => selections)) {
    const key = keyOf(selection);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [selection]);
    else group.push(selection);
  }
  return { ...first, selections: [...groups.values()].map(([one, ...rest]) => mergedOne(one, rest)) };
}

function mergedOne(one: SelectionNode, rest: readonly SelectionNode[]): SelectionNode {
  if (one.kind === Kind.FRAGMENT_SPREAD || one.selectionSet === undefined) return one;
  return { ...one, selectionSet: merged(one.selectionSet, rest.flatMap(setOf)) };
}

function setOf(selection: SelectionNode): readonly SelectionSetNode[] {
  return selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined
    ? []
    : [selection.selectionSet];
}

/** The same for what selects the same, with the same arguments and under the same conditions. */
function keyOf(selection: SelectionNode): string {
  const directives = (selection.directives ?? []).map(print);
  switch (selection.kind) {
    case Kind.FRAGMENT_SPREAD:
      return JSON.stringify([selection.kind, selection.name.value, directives]);
    case Kind.INLINE_FRAGMENT:
      return JSON.stringify([selection.kind, selection.typeCondition?.name.value, directives]);
    case Kind.FIELD: {
      const { alias, name, arguments: given = [], selectionSet } = selection;
      const field = [alias?.value, name.value, given.map(print), selectionSet === undefined];
      return JSON.stringify([selection.kind, ...field, directives]);
    }
    default:
      return selection satisfies never;
  }
}
