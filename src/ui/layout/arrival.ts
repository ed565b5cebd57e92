/** A page that was loaded anew, or gone back to from another site, may be shown where it was left. */
const isLoadedAtTop = (): boolean =>
  scrollY === 0 &&
  performance.getEntriesByType('navigation').every((visit) => Reflect.get(visit, 'type') === 'navigate');

/** How a screen is come to: forward it is shown from its top, back at the place where it was left. The router says which. */
export const arrival = { isAtTop: isLoadedAtTop };
