/** Answer for a file that the month's data limit does not allow (OFFLINE-12). */
export function overTheLimit(): Response {
  return new Response(null, { status: 403, statusText: 'The data limit of this month is reached' });
}
