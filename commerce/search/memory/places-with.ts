import type { SiteIndex } from './site-index'

/** Puts the ids of new documents between those of the known ones. */
export function placesWith(index: SiteIndex, ids: readonly (string | undefined)[], size: number) {
  const known = new Uint32Array(index.size)
  for (let ordinal = 0; ordinal < known.length; ordinal += 1) {
    known[index.places?.[ordinal] ?? ordinal] = ordinal
  }
  const idOf = (ordinal = 0) => ids[ordinal] ?? ''
  const added = Array.from({ length: size - index.size }, (_, at) => index.size + at).sort(
    (a, b) => (idOf(a) < idOf(b) ? -1 : 1),
  )
  const places = new Uint32Array(size)
  let from = 0
  added.forEach((ordinal, before) => {
    let low = from
    let high = known.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (idOf(known[middle]) < idOf(ordinal)) low = middle + 1
      else high = middle
    }
    for (; from < low; from += 1) places[known[from] ?? 0] = from + before
    places[ordinal] = low + before
  })
  for (; from < known.length; from += 1) places[known[from] ?? 0] = from + added.length
  return places
}
