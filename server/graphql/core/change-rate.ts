import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { graphqlErrorUntil } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { ChangeRate } from '#server/http/request-rate.ts';

/** Every mutation counts, whatever it is called and whoever adds it: by its person, or by its address without one. */
export function changeRatePlugin(rate: ChangeRate): Plugin<CampusContext> {
  return {
    async onExecute({ args: { document, operationName, contextValue }, setResultAndStopExecution }) {
      const fields = changesIn(document, operationName);
      if (fields === 0) return;
      const { person, address } = contextValue;
      const seconds = await rate.take({ personId: person?.id, address }, fields);
      if (seconds !== undefined) setResultAndStopExecution({ errors: [graphqlErrorUntil('RATE_LIMITED', seconds)] });
    },
  };
}

/** How many fields of a mutation the operation asks for; 0 for a query. Fragments go in no circle: the document is valid. */
function changesIn({ definitions }: DocumentNode, name: string | null | undefined): number {
  const operation = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .find((definition) => name == null || definition.name?.value === name);
  if (operation?.operation !== 'mutation') return 0;
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [])),
  );
  const count = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      return (
        sum +
        count(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value))
      );
    }, 0);
  return count(operation.selectionSet);
}
