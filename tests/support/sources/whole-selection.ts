import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * Everything that can be selected of a field, so deep: every field of every type on the way. `argsOf` gives what a field
 * must be configured; one that must be and is not is an error, so that a new one is not forgotten. What is
 * `without` is left out, written like `Lesson.components`.
 */
export function wholeSelection(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  argsOf: (type: string, field: string) => string | undefined,
  without: ReadonlySet<string> = new Set(),
): string {
  const selectionOf = (type: string, left: number, above: readonly string[]): string => {
    const named = schema.getType(type);
    if (isAbstractType(named)) {
      const taken = new Map<string, string>();
      const possible = schema.getPossibleTypes(named);
      const shared = new Set(possible.flatMap((one) => [...one.getInterfaces()]));
      const parts = [...shared, ...possible]
        .map((one) => [one, fieldsOf(one, left, above, taken)] as const)
        .filter(([, fields]) => fields !== '');
      return parts.map(([one, fields]) => `... on ${one.name} { ${fields} }`).join(' ');
    }
    return isObjectType(named) ? fieldsOf(named, left, above) : '';
  };
  /** `taken`: names that another type of the same union has with another type: they need one of their own. */
  const fieldsOf = (
    type: GraphQLObjectType | GraphQLInterfaceType,
    left: number,
    above: readonly string[],
    taken = new Map<string, string>(),
  ): string =>
    Object.values(type.getFields())
      .flatMap((one) => {
        if (without.has(`${type.name}.${one.name}`)) return [];
        // Asked of the interface already: five kinds of units would cost five times as much.
        if (isObjectType(type) && type.getInterfaces().some((shared) => one.name in shared.getFields())) return [];
        const args = argsOf(type.name, one.name);
        if (one.args.some(isRequiredArgument) && args === undefined)
          throw new Error(`${type.name}.${one.name} must be configured: say what in the rules.`);
        const known = taken.get(one.name) ?? String(one.type);
        taken.set(one.name, known);
        const name = known === String(one.type) ? one.name : `${one.name}Of${type.name}: ${one.name}`;
        const named = getNamedType(one.type);
        if (isLeafType(named)) return [name + (args ?? '')];
        if (left <= 1 || above.includes(named.name)) return [];
        const inner = selectionOf(named.name, left - 1, [...above, type.name]);
        return inner === '' ? [] : [`${name}${args ?? ''} { ${inner} }`];
      })
      .join(' ');
  const named = getNamedType(field.type);
  return isLeafType(named) ? '' : `{ ${selectionOf(named.name, depth, [])} }`;
}
