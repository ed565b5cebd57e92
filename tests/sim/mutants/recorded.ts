/** The seed of a history in which each mutant is caught, for every `npm test`; `npm run sim -- --mutants` finds new ones. */
export const RECORDED: Readonly<Record<string, number>> = {};
