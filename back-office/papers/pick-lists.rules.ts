import type { PaperItem, PaperParcel } from '@contracts/papers'

export interface Batch {
  /** `YYYY-MM-DD`; empty for as soon as possible. */
  leavesOn: string
  /** Its number among those of the day, from 1, and how many there are. */
  number: number
  count: number
  parcels: PaperParcel[]
}

/**
 * Divides parcels into batches of one day each, the earliest first.
 * @param size the parcels of a batch; 0 for all of a day
 */
export function toBatches(parcels: readonly PaperParcel[], size: number): Batch[] {
  const days = new Map<string, PaperParcel[]>()
  for (const parcel of parcels) {
    const day = parcel.leavesOn ?? ''
    days.set(day, [...(days.get(day) ?? []), parcel])
  }
  const sorted = [...days].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.flatMap(([leavesOn, own]) => {
    const length = size > 0 ? size : own.length
    const count = Math.ceil(own.length / length)
    return Array.from({ length: count }, (_, index) => ({
      ...{ leavesOn, number: index + 1, count },
      parcels: own.slice(index * length, (index + 1) * length),
    }))
  })
}

interface Sum {
  key: string
  quantity: number
  item: PaperItem
}

/** Sums what is in parcels by product, options and parts, by name. */
export function sumProducts(parcels: readonly PaperParcel[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const item of parcels.flatMap(({ items }) => items)) {
    const key = JSON.stringify([item.productId, item.options, item.parts])
    const quantity = (sums.get(key)?.quantity ?? 0) + item.quantity
    sums.set(key, { key, quantity, item })
  }
  return [...sums.values()].sort((one, other) => one.item.name.localeCompare(other.item.name, 'en'))
}

/** Sums the loose pieces that all filled boxes of parcels need, by name. */
export function sumPieces(parcels: readonly PaperParcel[]): { name: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const { box, quantity } of parcels.flatMap(({ items }) => items)) {
    for (const piece of box?.contents ?? []) {
      sums.set(piece.name, (sums.get(piece.name) ?? 0) + quantity * piece.quantity)
    }
  }
  const sorted = [...sums].sort(([one], [other]) => one.localeCompare(other, 'en'))
  return sorted.map(([name, quantity]) => ({ name, quantity }))
}
