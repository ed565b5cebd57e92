/** Where a board stands on the page of its unit, as the fragment of an address: notifications and the community link there. */
export function boardAnchor(boardId: string): string {
  return `board-${boardId}`;
}
