/** The catalogue's address carries the build: words of one build never meet the code of another (STACK, Build). */
export function versioned(path: string): string {
  return `${path}?v=${__BUILD_ID__}`;
}
