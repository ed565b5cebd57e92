/** What entries of the outbox speak of. Making, changing and deleting have one subject: the last of them is what is sent. */
export function userContentSubject(id: string): string {
  return `ugc:${id}`;
}

/** Subjects whose creation has to be in effect before something is done with an item: of what learners make on their devices (UGC-13). */
export function creationOf({ __typename, id }: { __typename: string; id: string }): string[] {
  return __typename === 'UserContent' ? [userContentSubject(id)] : [];
}
