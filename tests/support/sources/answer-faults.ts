import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Selected, type Selection, selectionOf } from './selected-fields.ts';

/** A valibot schema, as far as it is looked at. */
type Node = { readonly type: string; readonly [part: string]: unknown };

/** Where a value stands in an answer, and the object that holds it. */
type Place = { readonly path: string; readonly owner: GraphQLObjectType };

/** What a scalar of the contract is in JSON; a scalar that is not here is any value. */
const JSON_TYPES: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  DateTime: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
const WRAPPERS = ['nullable', 'nullish', 'optional', 'exact_optional', 'undefinedable', 'non_optional'];

/**
 * What does not fit between a document and the schema of its answer, over everything that the contract allows: a field that is
 * selected and not in the schema, a key that is in the schema and not selected, a value, null, an enumeration's value or a
 * type that the schema does not accept. Checks of a value's text (`regex`, `isoTimestamp`) are not looked at. `__typename` may
 * be left out of a schema: rows keep it for the overlay, which finds by it what a queued mutation is about.
 */
export function answerFaults(
  schema: GraphQLSchema,
  { document, answer }: { document: string; answer: unknown },
): string[] {
  const { root, fields } = selectionOf(schema, document);
  return objectFaults(schema, new Map([[root, fields(root)]]), nodeOf(answer), root.name);
}

type TypeFields = ReadonlyMap<GraphQLObjectType, Selected>;

/** Each possible type needs one option of the schema that takes it whole; each option's keys are selected by some type. */
function objectFaults(schema: GraphQLSchema, types: TypeFields, node: Node, path: string): string[] {
  const options = optionsOf(node).filter((option) => 'entries' in option);
  if (options.length === 0) return [`${path} is an object, and ${node.type} in the schema`];
  const known = new Set([...types.values()].flatMap((fields) => [...fields.keys()]));
  const extra = options.flatMap((option) => Object.keys(entriesOf(option)).filter((key) => !known.has(key)));
  const unfit = [...types].flatMap(([type, fields]) => {
    const tried = options.map((option) => typeFaults(schema, type, fields, option, path));
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  });
  return [...new Set([...extra.map((key) => `${path} ${key} is in the schema and not selected`), ...unfit])];
}

function typeFaults(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  fields: Selected,
  option: Node,
  path: string,
): string[] {
  const entries = entriesOf(option);
  const missing = Object.entries(entries)
    .filter(([key, entry]) => !fields.has(key) && !isLeftOut(entry))
    .map(([key]) => `${path} (${type.name}) ${key} is required by the schema and not selected`);
  const wrong = [...fields].flatMap(([name, field]) => {
    const at = `${path} (${type.name}) ${name}`;
    const entry = entries[name];
    if (entry === undefined) return name === '__typename' ? [] : [`${at} is selected and not in the schema`];
    return valueFaults(schema, field.type, field, entry, { path: at, owner: type });
  });
  return [...missing, ...wrong];
}

function valueFaults(
  schema: GraphQLSchema,
  declared: GraphQLOutputType,
  field: { readonly fields: Selection['fields'] },
  entry: Node,
  place: Place,
): string[] {
  const { node, takesNull } = unwrapped(entry);
  const { path, owner } = place;
  const type = isNonNullType(declared) ? declared.ofType : declared;
  const nullFaults = isNonNullType(declared) || takesNull ? [] : [`${path} may be null, and not in the schema`];
  if (isListType(type)) {
    if (node.type !== 'array') return [...nullFaults, `${path} is a list, and ${node.type} in the schema`];
    return [...nullFaults, ...valueFaults(schema, type.ofType, field, nodeOf(node.item), { path, owner })];
  }
  if (!isCompositeType(type)) return [...nullFaults, ...leafFaults(type, node, place)];
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type].filter(isObjectType);
  const types = new Map(possible.map((each) => [each, field.fields(each)] as const));
  return [...nullFaults, ...objectFaults(schema, types, node, path)];
}

function leafFaults(type: GraphQLNamedType, node: Node, { path, owner }: Place): string[] {
  if (path.endsWith(' __typename')) return lacking([owner.name], node, path);
  if (isEnumType(type)) return lacking(valuesOf(type, node, owner), node, path);
  const expected = JSON_TYPES[type.name];
  if (expected === undefined || node.type === expected) return [];
  return [`${path} is ${type.name}, and ${node.type} in the schema`];
}

/** All of an enumeration; where a type says by it which type it is (`INTRO_COMPONENT` of `IntroComponent`), that one. */
function valuesOf(type: GraphQLEnumType, node: Node, owner: GraphQLObjectType): string[] {
  const values = type.getValues().map(({ name }) => name);
  const own = owner.name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return node.type === 'literal' && values.includes(own) ? [own] : values;
}

function lacking(values: readonly string[], node: Node, path: string): string[] {
  if (node.type === 'string') return [];
  const accepted = node.type === 'literal' ? [node.literal] : node.options;
  if (!Array.isArray(accepted)) return [`${path} is an enumeration, and ${node.type} in the schema`];
  return values
    .filter((value) => !accepted.includes(value))
    .map((value) => `${path} may be ${value}, and not in the schema`);
}

function unwrapped(entry: Node): { node: Node; takesNull: boolean } {
  if (!WRAPPERS.includes(entry.type)) return { node: entry, takesNull: 'fallback' in entry || isAnything(entry) };
  const { node, takesNull } = unwrapped(nodeOf(entry.wrapped));
  return { node, takesNull: takesNull || ['nullable', 'nullish'].includes(entry.type) };
}

function isAnything({ type }: Node): boolean {
  return type === 'unknown' || type === 'any';
}

function isLeftOut(entry: Node): boolean {
  if (['optional', 'nullish', 'exact_optional', 'undefinedable'].includes(entry.type)) return true;
  return 'wrapped' in entry && isLeftOut(nodeOf(entry.wrapped));
}

function optionsOf(node: Node): Node[] {
  if (node.type !== 'union' && node.type !== 'variant') return [node];
  return Array.isArray(node.options) ? node.options.map(nodeOf).flatMap(optionsOf) : [];
}

function entriesOf(node: Node): Readonly<Record<string, Node>> {
  const entries = typeof node.entries === 'object' && node.entries !== null ? node.entries : {};
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, nodeOf(entry)]));
}

function nodeOf(value: unknown): Node {
  if (!isNode(value)) throw new Error('Nothing would be checked: this is no valibot schema.');
  return value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
