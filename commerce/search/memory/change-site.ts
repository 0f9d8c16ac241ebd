import { addTo, countOf, isIn, removeFrom } from './bit-set'
import { placesWith } from './places-with'
import type { LoadedDocument, Sellables, SiteIndex } from './site-index'

export interface DocumentChange {
  productId: string
  /** Absent if there is no document of the product any more. */
  document?: LoadedDocument
}

interface Changed {
  ordinal: number
  document?: LoadedDocument
}

const isSame = <T>(one: Iterable<T>, other: readonly T[]) => {
  const own = [...one]
  return own.length === other.length && own.every((value, at) => value === other[at])
}

/** Makes the index with the changed documents; parts in which nothing differs are the same. */
export function changeSite(index: SiteIndex, changes: readonly DocumentChange[]): SiteIndex {
  const changed = changes.flatMap(({ productId, document }): Changed[] => {
    const ordinal = document ? provideOrdinal(index, productId) : index.ordinalOf.get(productId)
    return ordinal === undefined ? [] : [{ ordinal, document }]
  })
  if (changed.length === 0) return index
  const size = index.ordinalOf.size
  const sellables = changeSellables(index, changed, size)
  return {
    ...index,
    ...changeMembers(index, changes, changed, size),
    names: changeColumn(index.names, changed, size, (document) => document?.name ?? ''),
    brands: changeColumn(index.brands, changed, size, (document) => document?.brand ?? null),
    searchRanks: changeNumbers(Int32Array, index.searchRanks, changed, size, 'searchRank'),
    createdAt: changeNumbers(Float64Array, index.createdAt, changed, size, 'createdAt'),
    tokens: index.tokens.with(
      new Map(changed.map(({ ordinal, document }) => [ordinal, document?.tokens ?? []])),
    ),
    sellables,
    prices: changePrices(index, changed, sellables),
    placements: changePlacements(index, changed),
  }
}

function provideOrdinal({ ordinalOf }: SiteIndex, productId: string): number {
  const known = ordinalOf.get(productId) ?? ordinalOf.size
  ordinalOf.set(productId, known)
  return known
}

function changeMembers(
  index: SiteIndex,
  changes: readonly DocumentChange[],
  changed: readonly Changed[],
  size: number,
): Pick<SiteIndex, 'size' | 'count' | 'live' | 'productIds' | 'places'> | undefined {
  const isKept = changed.every(
    ({ ordinal, document }) => isIn(index.live, ordinal) === (document !== undefined),
  )
  if (isKept && size === index.size) return undefined
  const live = new Uint32Array((size + 31) >>> 5)
  live.set(index.live)
  for (const { ordinal, document } of changed) {
    if (document) addTo(live, ordinal)
    else removeFrom(live, ordinal)
  }
  const productIds = index.productIds.slice()
  for (const { productId } of changes) {
    const ordinal = index.ordinalOf.get(productId)
    if (ordinal !== undefined) productIds[ordinal] = productId
  }
  const places = size > index.size ? placesWith(index, productIds, size) : index.places
  return { size, count: countOf(live), live, productIds, places }
}

function changeColumn<T>(
  column: readonly T[],
  changed: readonly Changed[],
  size: number,
  of: (document: LoadedDocument | undefined) => T,
): readonly T[] {
  const isKept = changed.every(({ ordinal, document }) => column[ordinal] === of(document))
  if (isKept && column.length === size) return column
  const copy = column.slice()
  while (copy.length < size) copy.push(of(undefined))
  for (const { ordinal, document } of changed) copy[ordinal] = of(document)
  return copy
}

function changeNumbers<T extends Int32Array | Float64Array>(
  Kind: new (size: number) => T,
  column: T,
  changed: readonly Changed[],
  size: number,
  field: 'searchRank' | 'createdAt',
): T {
  const isKept = changed.every(
    ({ ordinal, document }) => column[ordinal] === (document?.[field] ?? 0),
  )
  if (isKept && column.length === size) return column
  const copy = new Kind(size)
  copy.set(column)
  for (const { ordinal, document } of changed) copy[ordinal] = document?.[field] ?? 0
  return copy
}

function changeSellables(
  { sellables }: SiteIndex,
  changed: readonly Changed[],
  size: number,
): Sellables {
  const { numberOf } = sellables
  const provide = (id: string) => {
    const number = numberOf.get(id) ?? numberOf.size
    numberOf.set(id, number)
    return number
  }
  const own = new Map(
    changed.map(({ ordinal, document }) => [ordinal, (document?.sellableIds ?? []).map(provide)]),
  )
  const parts = new Map(
    changed.map(({ ordinal, document }) => [ordinal, (document?.partIds ?? []).map(provide)]),
  )
  const isKept = [...own].every(
    ([ordinal, after]) =>
      isSame(rowIn(sellables, ordinal), after) &&
      isSame(sellables.parts.get(ordinal) ?? [], parts.get(ordinal) ?? []),
  )
  if (isKept && sellables.starts.length === size + 1) return sellables
  return {
    ids: [...numberOf.keys()],
    numberOf,
    parts: new Map(
      [...sellables.parts, ...parts].filter(([ordinal]) => (parts.get(ordinal)?.length ?? 1) > 0),
    ),
    ...replaceRows(sellables, own, size),
  }
}

function rowIn({ starts, numbers }: Sellables, ordinal: number): Uint32Array {
  const isKnown = ordinal + 1 < starts.length
  return isKnown ? numbers.subarray(starts[ordinal], starts[ordinal + 1]) : new Uint32Array(0)
}

function replaceRows(
  sellables: Sellables,
  own: ReadonlyMap<number, readonly number[]>,
  size: number,
): Pick<Sellables, 'starts' | 'numbers'> {
  const { starts, numbers } = sellables
  const known = starts.length - 1
  const rowOf = (ordinal: number) => own.get(ordinal) ?? rowIn(sellables, ordinal)
  const nextStarts = new Uint32Array(size + 1)
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    nextStarts[ordinal + 1] = (nextStarts[ordinal] ?? 0) + rowOf(ordinal).length
  }
  const next = new Uint32Array(nextStarts[size] ?? 0)
  // rows between changed ones are copied together
  const copy = (from: number, to: number) => {
    if (from >= known) return
    next.set(numbers.subarray(starts[from], starts[Math.min(to, known)]), nextStarts[from])
  }
  let from = 0
  for (const ordinal of [...own.keys()].sort((a, b) => a - b)) {
    copy(from, ordinal)
    next.set(own.get(ordinal) ?? [], nextStarts[ordinal])
    from = ordinal + 1
  }
  copy(from, known)
  return { starts: nextStarts, numbers: next }
}

function changePrices(
  { prices }: SiteIndex,
  changed: readonly Changed[],
  { numberOf }: Sellables,
): SiteIndex['prices'] {
  const documents = changed.flatMap(({ document }) => document ?? [])
  const currencies = new Set([
    ...prices.keys(),
    ...documents.flatMap((document) => Object.keys(document.prices)),
  ])
  return new Map(
    [...currencies].map((currency) => {
      const amounts = new Map<number, number>()
      for (const { sellableIds, prices: own } of documents) {
        sellableIds.forEach((id, at) => {
          amounts.set(numberOf.get(id) ?? 0, own[currency]?.[at] ?? -1)
        })
      }
      return [currency, changeAmounts(prices.get(currency), amounts, numberOf.size)]
    }),
  )
}

function changeAmounts(
  known: Int32Array = new Int32Array(0),
  amounts: ReadonlyMap<number, number>,
  size: number,
): Int32Array {
  const isKept = [...amounts].every(([number, amount]) => known[number] === amount)
  if (isKept && known.length === size) return known
  const copy = new Int32Array(size).fill(-1, known.length)
  copy.set(known)
  for (const [number, amount] of amounts) copy[number] = amount
  return copy
}

function changePlacements(
  { placements }: SiteIndex,
  changed: readonly Changed[],
): SiteIndex['placements'] {
  const copies = new Map<string, Map<number, number>>()
  const change = (categoryId: string, ordinal: number, position: number | undefined) => {
    const known = copies.get(categoryId) ?? placements.get(categoryId)
    if (known?.get(ordinal) === position) return
    const copy = copies.get(categoryId) ?? new Map(known)
    copies.set(categoryId, copy)
    if (position === undefined) copy.delete(ordinal)
    else copy.set(ordinal, position)
  }
  for (const { ordinal, document } of changed) {
    const positions = new Map(Object.entries(document?.categoryPositions ?? {}))
    for (const [categoryId, places] of placements) {
      if (places.has(ordinal) && !positions.has(categoryId)) {
        change(categoryId, ordinal, undefined)
      }
    }
    for (const [categoryId, position] of positions) change(categoryId, ordinal, position)
  }
  return copies.size > 0 ? new Map([...placements, ...copies]) : placements
}
