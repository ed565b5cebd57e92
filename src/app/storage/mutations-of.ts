import type { KnownMutation } from '#cache/known-mutation.ts';

/** What the kinds of these entries do: those of learning by themselves, where nothing else is among them. */
export async function mutationsOf(entries: readonly { kind: string }[]): Promise<readonly KnownMutation[]> {
  const { LEARNING_MUTATIONS } = await import('./learning-mutations.ts');
  const isLearning = entries.every(({ kind }) => LEARNING_MUTATIONS.some((known) => known.kind === kind));
  return isLearning ? LEARNING_MUTATIONS : allMutations();
}

/** In a file of its own, which comes with the first change that is of another kind, or before there is one. */
export async function allMutations(): Promise<readonly KnownMutation[]> {
  return (await import('./offline-mutations.ts')).OFFLINE_MUTATIONS;
}
