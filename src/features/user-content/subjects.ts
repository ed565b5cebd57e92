/** What entries of the outbox speak of. Making, changing and deleting have one subject: the last of them is what is sent. */
export function userContentSubject(id: string): string {
  return `ugc:${id}`;
}
