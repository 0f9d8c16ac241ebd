/** Returns a negative number if the first document comes before the second. */
export type DocumentOrder = (a: number, b: number) => number

export function topDocuments(
  ordinals: Uint32Array,
  order: DocumentOrder,
  from: number,
  to: number,
): Uint32Array {
  if (from >= ordinals.length) return new Uint32Array(0)
  const wanted = Math.min(to, ordinals.length)
  if (wanted * 4 >= ordinals.length) {
    return ordinals.slice().sort(order).subarray(from, wanted)
  }
  return firstDocuments(ordinals, order, wanted).sort(order).subarray(from, wanted)
}

// a heap of the best documents so far, with the worst of them on top
function firstDocuments(ordinals: Uint32Array, order: DocumentOrder, count: number): Uint32Array {
  const heap = ordinals.slice(0, count)
  for (let at = (count >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, order)
  for (let at = count; at < ordinals.length; at += 1) {
    const candidate = ordinals[at] ?? 0
    if (order(candidate, heap[0] ?? 0) >= 0) continue
    heap[0] = candidate
    sink(heap, 0, order)
  }
  return heap
}

function sink(heap: Uint32Array, start: number, order: DocumentOrder): void {
  let at = start
  for (;;) {
    const left = at * 2 + 1
    if (left >= heap.length) return
    const right = left + 1
    const isRight = right < heap.length && order(heap[right] ?? 0, heap[left] ?? 0) > 0
    const worse = isRight ? right : left
    if (order(heap[worse] ?? 0, heap[at] ?? 0) <= 0) return
    const moved = heap[at] ?? 0
    heap[at] = heap[worse] ?? 0
    heap[worse] = moved
    at = worse
  }
}
