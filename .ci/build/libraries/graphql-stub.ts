/**
 * The four names that graphql-request takes from graphql-js, for documents that are text already: the whole parser costs
 * four times what the client does (CODE-8 has the figures). Nothing of the app passes a parsed document.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;
export const OperationTypeNode = { QUERY: 'query', MUTATION: 'mutation', SUBSCRIPTION: 'subscription' } as const;

const OPERATION = /^\s*(query|mutation|subscription)\b\s*(\w+)?/m;

/** Just enough of a document for graphql-request to see what kind of operation it sends and what it is called. */
export function parse(source: string) {
  const [, operation = 'query', name] = OPERATION.exec(source) ?? [];
  return {
    kind: 'Document',
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation,
        ...(name === undefined ? {} : { name: { kind: 'Name', value: name } }),
      },
    ],
  };
}

export function print(document: unknown): string {
  return String(document);
}
