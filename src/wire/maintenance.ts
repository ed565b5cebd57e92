import { createStore } from '#campus/create-store.ts';
import { HEADERS } from '#campus/network/headers.ts';

/** Whether the campus said with its last answer that its operator works on it (APP-11). */
export const maintenance = createStore(false);

/** Whether this answer of the campus says so; remembered for what the app shows. */
export function isInMaintenance(answer: Response): boolean {
  const isOn = answer.headers.has(HEADERS.maintenance);
  maintenance.set(isOn);
  return isOn;
}
