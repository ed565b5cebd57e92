/** The list as it is; throws where it is empty, for whatever is checked of each item of nothing always holds. */
export function nonEmpty<List extends { readonly length: number }>(list: List, what: string): List {
  if (list.length === 0) throw new Error(`Nothing would be checked: there is no ${what}.`);
  return list;
}
