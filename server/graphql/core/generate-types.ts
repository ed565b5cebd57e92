import { readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { buildSchema, parse, printSchema } from 'graphql';

const SDL = new URL('../../schema.graphql', import.meta.url);
const MODELS = new URL('./sdl-models.ts', import.meta.url);
const OUTPUT = new URL('./schema.gen.ts', import.meta.url);

const HEADER = `// Written by server/graphql/core/generate-types.ts from server/schema.graphql; do not edit.
import type { SdlModels } from './sdl-models.ts';
`;

const shared = {
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  immutableTypes: true,
  disableDescriptions: true,
  // Whoever leaves a field out of an answer may have forgotten it: null is written down.
  avoidOptionals: { field: true, resolvers: true, query: true, mutation: true, subscription: true },
  scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
};

/** The text of `schema.gen.ts`: arguments, inputs, enumerations and answers of the contract as types, and its resolvers. */
export async function generateTypes(): Promise<string> {
  const sdl = readFileSync(SDL, 'utf8');
  const models = modelNames();
  const generated = await codegen({
    documents: [],
    config: {},
    filename: OUTPUT.pathname,
    schema: parse(printSchema(buildSchema(sdl))),
    plugins: [
      { typescript: shared },
      {
        resolvers: {
          ...shared,
          contextType: '../../http/context.ts#CampusContext',
          mappers: Object.fromEntries(models.map((name) => [name, modelOf(name)])),
          rootValueType: 'unknown',
          makeResolverTypeCallable: true,
          addInterfaceFieldResolverTypes: true,
        },
      },
    ],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
  return HEADER + withNulls(models.reduce(withModel, generated));
}

/** Which types of the contract have a model, by the interface that names them one a line. */
function modelNames(): string[] {
  const [, models = ''] = readFileSync(MODELS, 'utf8').split('export interface SdlModels {');
  return [...models.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name);
}

function modelOf(name: string): string {
  return `SdlModels['${name}']`;
}

/** A type that has a model is that model here: nobody reads its form on the wire, which would be a fifth of the file. */
function withModel(generated: string, name: string): string {
  const declaration = new RegExp(`^export type ${name} = [^;{]*(\\{[^}]*\\})?;$`, 'm');
  if (!declaration.test(generated))
    throw new Error(`sdl-models.ts has a model of ${name}, which is no type of schema.graphql.`);
  return generated.replace(declaration, () => `export type ${name} = ${modelOf(name)};`);
}

/** An argument with a default is never undefined, but it may be null, which the plug-in excludes: a client may send null. */
function withNulls(generated: string): string {
  const promised = '[P in K]-?: NonNullable<T[P]>';
  if (!generated.includes(promised)) throw new Error('The plug-in writes RequireFields in another way.');
  return generated.replace(promised, '[P in K]-?: T[P]');
}

if (import.meta.main) writeFileSync(OUTPUT, await generateTypes());
