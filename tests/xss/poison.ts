import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { HTML_FIELDS } from './html-fields.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../server/schema.graphql'), 'utf8'));

type Known = Record<string, unknown>;
type Poison = (field: string) => string;

function isKnown(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field of the contract that somebody wrote as HTML: of the type itself or of what it implements. */
function htmlField(type: GraphQLNamedType, name: string): string | undefined {
  const names = isObjectType(type) ? [type, ...type.getInterfaces()] : [type];
  return names.map((each) => `${each.name}.${name}`).find((each) => each in HTML_FIELDS);
}

/** An answer as a campus would give it whose every HTML field was written by somebody wicked. */
export function poisoned(query: string, data: unknown, poison: Poison): unknown {
  const document = parse(query);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return data;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);

  const fieldsOf = (selection: SelectionSetNode, type: GraphQLNamedType): FieldNode[] =>
    selection.selections.flatMap((part) => {
      if (part.kind === Kind.FIELD) return [part];
      const within = part.kind === Kind.INLINE_FRAGMENT ? part : fragments.get(part.name.value);
      const condition = schema.getType(within?.typeCondition?.name.value ?? type.name);
      if (!within || !condition) return [];
      const applies =
        condition === type ||
        (isInterfaceType(condition) && isObjectType(type) && type.getInterfaces().includes(condition));
      const isUnion = condition.astNode?.kind === Kind.UNION_TYPE_DEFINITION;
      return applies || isUnion ? fieldsOf(within.selectionSet, type) : [];
    });

  const within = (value: unknown, selection: SelectionSetNode, declared: GraphQLNamedType): unknown => {
    if (Array.isArray(value)) return value.map((each) => within(each, selection, declared));
    if (!isKnown(value)) return value;
    const type = (typeof value.__typename === 'string' && schema.getType(value.__typename)) || declared;
    const changed: Known = { ...value };
    for (const field of fieldsOf(selection, type)) {
      const name = field.name.value;
      const key = field.alias?.value ?? name;
      if (!(key in value)) continue;
      const html = htmlField(type, name);
      if (html !== undefined) changed[key] = poison(html);
      else if (field.selectionSet && (isObjectType(type) || isInterfaceType(type))) {
        const inner = type.getFields()[name];
        if (inner)
          changed[key] = within(
            value[key] ?? madeUp(getNamedType(inner.type)),
            field.selectionSet,
            getNamedType(inner.type),
          );
      }
    }
    return changed;
  };
  return within(data, operation.selectionSet, root);
}

/** What this campus does not have, so that its fields are there too. */
function madeUp(type: GraphQLNamedType): unknown {
  return type.name === 'CertificateInfo' ? { text: '', link: null } : null;
}
