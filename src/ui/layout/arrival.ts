/** A page that was loaded anew, or gone back to from another site, may be shown where it was left. */
const isLoadedAtTop = (): boolean =>
  scrollY === 0 &&
  performance.getEntriesByType('navigation').every((visit) => Reflect.get(visit, 'type') === 'navigate');

/**
 * How a screen is come to, which the router says: forward it is shown from its top, back at the place where it was left;
 * `rendered` resolves once no screen is on its way any more.
 */
export const arrival = { isAtTop: isLoadedAtTop, rendered: (): Promise<void> => Promise.resolve() };
