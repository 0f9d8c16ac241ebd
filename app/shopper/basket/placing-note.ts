import { asFields, asNumber, asText } from '@/lib/read-fields'

/** An order that nobody paid is given up after half an hour; afterwards its bag is there again. */
const KEPT_MS = 60 * 60_000

/**
 * That an order was asked for. It is kept from before the first word to the service until its end is
 * known, for all tabs: a lost answer, a reload or a closed tab shall cost nobody their order.
 */
export interface PlacingNote {
  basketId: string
  /** When the order was asked for, in milliseconds. */
  at: number
  /** Once it is known. */
  orderNo?: string
  /** Placed; else nobody knows yet what became of it. */
  isPlaced?: boolean
}

const keyOf = (siteId: string) => `placing_${siteId}`

export function readPlacingNote(siteId: string): PlacingNote | undefined {
  try {
    const note = toNote(JSON.parse(localStorage.getItem(keyOf(siteId)) ?? 'null'))
    return note && Date.now() - note.at < KEPT_MS ? note : undefined
  } catch {
    return undefined
  }
}

/** The note of an order whose end is not known. */
export function readOpenPlacing(siteId: string): PlacingNote | undefined {
  const note = readPlacingNote(siteId)
  return note?.isPlaced ? undefined : note
}

export function writePlacingNote(siteId: string, note: PlacingNote): void {
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify(note))
  } catch {
    // Storage may be off or full: the order is placed all the same.
  }
}

export function dropPlacingNote(siteId: string): void {
  try {
    localStorage.removeItem(keyOf(siteId))
  } catch {
    // what could not be written need not be removed
  }
}

function toNote(value: unknown): PlacingNote | undefined {
  const fields = asFields(value)
  const basketId = asText(fields.basketId)
  const at = asNumber(fields.at)
  if (!basketId || at === undefined) return undefined
  const orderNo = asText(fields.orderNo)
  return { basketId, at, ...(orderNo && { orderNo }), isPlaced: fields.isPlaced === true }
}
