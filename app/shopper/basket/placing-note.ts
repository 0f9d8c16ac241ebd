import { asFields, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { ONE_HOUR_MS } from '@/lib/times'

/** An order that nobody paid is given up after half an hour; afterwards its bag is there again. */
const KEPT_MS = ONE_HOUR_MS

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

const stored = storedValue<PlacingNote>({ area: 'local', key: 'placing', parse: toNote })

export function readPlacingNote(siteId: string): PlacingNote | undefined {
  const note = stored.get(siteId)
  return note && Date.now() - note.at < KEPT_MS ? note : undefined
}

/** The note of an order whose end is not known. */
export function readOpenPlacing(siteId: string): PlacingNote | undefined {
  const note = readPlacingNote(siteId)
  return note?.isPlaced ? undefined : note
}

/** Without storage the order is placed all the same. */
export function writePlacingNote(siteId: string, note: PlacingNote): void {
  stored.set(note, siteId)
}

export function dropPlacingNote(siteId: string): void {
  stored.set(undefined, siteId)
}

function toNote(value: unknown): PlacingNote | undefined {
  const fields = asFields(value)
  const basketId = asText(fields.basketId)
  const at = asNumber(fields.at)
  if (!basketId || at === undefined) return undefined
  const orderNo = asText(fields.orderNo)
  return { basketId, at, ...(orderNo && { orderNo }), isPlaced: fields.isPlaced === true }
}
