import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));

const repeated = Object.values(schema.getTypeMap())
  .filter(isInterfaceType)
  .flatMap((shared) =>
    nonEmpty([...schema.getPossibleTypes(shared)], `type that implements ${shared.name}`).flatMap((type) =>
      Object.values(shared.getFields()).map((field) => ({ shared, type, field, own: type.getFields()[field.name] })),
    ),
  );

/** What is written of a field behind its name: arguments with their defaults, and its type. */
type Field = (typeof repeated)[number]['field'];
const written = ({ args, type }: Field): string =>
  `(${args.map((one) => `${one.name}: ${one.type} = ${JSON.stringify(one.defaultValue)}`).join(', ')}): ${type}`;

describe('a type repeats of its interface', () => {
  it.each(nonEmpty(repeated, 'field of an interface'))('$shared.name: $type.name $field.name', ({ own, field }) => {
    // GraphQL lets a type say less than null, or more arguments; then one query has two meanings.
    expect(own && written(own)).toBe(written(field));
    expect(own?.description ?? field.description).toBe(field.description);
  });
});
