import { readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import { buildSchema, parse, printSchema } from 'graphql';

const SDL = new URL('../../schema.graphql', import.meta.url);
const OUTPUT = new URL('./schema.gen.ts', import.meta.url);

/** The text of `schema.gen.ts`: arguments, inputs and enumerations of the contract as types. */
export async function generateTypes(): Promise<string> {
  const sdl = readFileSync(SDL, 'utf8');
  const generated = await codegen({
    documents: [],
    config: {},
    filename: OUTPUT.pathname,
    schema: parse(printSchema(buildSchema(sdl))),
    plugins: [
      {
        typescript: {
          enumsAsTypes: true,
          useTypeImports: true,
          skipTypename: true,
          immutableTypes: true,
          disableDescriptions: true,
          scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
        },
      },
    ],
    pluginMap: { typescript: typescriptPlugin },
  });
  return `// Written by server/graphql/core/generate-types.ts from server/schema.graphql; do not edit.\n${generated}`;
}

if (import.meta.main) writeFileSync(OUTPUT, await generateTypes());
