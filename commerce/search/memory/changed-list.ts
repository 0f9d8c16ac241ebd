/**
 * Returns an ascending list with some ordinals more and others less. Both are few as a rule, so the
 * list between them is copied whole.
 */
export function withChanges(
  list: Uint32Array,
  added: readonly number[],
  removed: readonly number[],
): Uint32Array {
  const result = new Uint32Array(list.length + added.length - removed.length)
  const changes = [
    ...added.map((ordinal) => ({ ordinal, isAdded: true })),
    ...removed.map((ordinal) => ({ ordinal, isAdded: false })),
  ].sort((one, other) => one.ordinal - other.ordinal)
  let from = 0
  let to = 0
  for (const { ordinal, isAdded } of changes) {
    const place = placeOf(list, ordinal, from)
    result.set(list.subarray(from, place), to)
    to += place - from
    from = place
    if (isAdded) {
      result[to] = ordinal
      to += 1
    } else {
      from += 1
    }
  }
  result.set(list.subarray(from), to)
  return result
}

/** Returns the place of the first element that is not smaller. */
function placeOf(list: Uint32Array, ordinal: number, from: number): number {
  let low = from
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < ordinal) low = middle + 1
    else high = middle
  }
  return low
}
