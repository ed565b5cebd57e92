/** What entries of the outbox speak of. Making, changing and deleting have one subject: the last of them is what is sent. */
export function messageSubject(id: string): string {
  return `message:${id}`;
}

export function commentSubject(id: string): string {
  return `comment:${id}`;
}

/** `id`: of the message or the comment. */
export function reportSubject(id: string): string {
  return `report:${id}`;
}

export function mutedSubject(boardId: string): string {
  return `board:${boardId}:muted`;
}
