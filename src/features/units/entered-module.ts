import type { ModuleCard } from '#campus/learning/learning-item.ts';
import type { ModulePage } from './unit-state.ts';

/** A module as the start page lists it: it comes along when a part of it is taken, so that it is there at once. */
export type EnteredModule = ModuleCard & { courseIds: { id: string }[] };

export function enteredModule(module: ModulePage): EnteredModule {
  return { ...module, courseIds: module.path.map(({ id }) => ({ id })) };
}
