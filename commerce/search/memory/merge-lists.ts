/** Merges ascending lists, without duplicates. */
export function mergeLists(lists: readonly Uint32Array[]): Uint32Array {
  const [only] = lists
  if (lists.length <= 1) return only ?? new Uint32Array(0)
  const all = new Set<number>()
  for (const list of lists) for (const ordinal of list) all.add(ordinal)
  return Uint32Array.from(all).sort()
}
