/** What the rights to a list depend on. */
export interface ListRights {
  readonly owner_id: string;
  readonly is_public: number;
  readonly deleted_at: string | null;
}

/** Only its owner changes a list (LIST-4). */
export function mayEditList(personId: string, list: ListRights): boolean {
  return list.owner_id === personId;
}

/** A private list is its owner's alone; a public one is everybody's who may see the campus. One that was deleted is nobody's. */
export function maySeeList(personId: string | undefined, list: ListRights): boolean {
  return list.deleted_at === null && (list.is_public === 1 || list.owner_id === personId);
}

/** One's own lists are there anyway; of somebody else's, the public ones are followed. */
export function mayFollowList(personId: string, list: ListRights): boolean {
  return list.is_public === 1 && list.owner_id !== personId;
}
