/** In place of what the month's data do not reach for (OFFLINE-12). */
export function overTheLimit(): Response {
  return new Response(null, { status: 403, statusText: 'The data limit of this month is reached' });
}
