import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '#cache/read-campus.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { useSession } from '#features/session/session.ts';
import { type EnteredModule, enteredModule } from './entered-module.ts';
import { unitQueries } from './queries.ts';

/** The module through which a unit was opened, once it is known; null outside of one. The page does not wait for it. */
export function useEnteredModule(moduleId: string | undefined): EnteredModule | null {
  const { language } = useSession();
  const { data: row } = useQuery({
    ...optionsOf(unitQueries.module(moduleId ?? NO_MODULE_ID, language)),
    enabled: moduleId !== undefined,
  });
  const module = row?.data.module;
  return module ? enteredModule(module) : null;
}
