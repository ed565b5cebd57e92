import { createStore } from '#campus/create-store.ts';
import { HEADERS } from '#campus/network/headers.ts';

/** Whether the last answer came from a campus in maintenance, or from a gateway that does not reach it (APP-11). */
export const maintenance = createStore(false);

/** Network Authentication Required, which captive portals answer. */
const OF_PORTAL = 511;

/** Whether an answer reports maintenance. Updates `maintenance` for the app. */
export function isInMaintenance(answer: Response): boolean {
  const { headers, status } = answer;
  const isOn = headers.has(HEADERS.campus) ? headers.has(HEADERS.maintenance) : status >= 500 && status !== OF_PORTAL;
  maintenance.set(isOn);
  return isOn;
}
