import { asFields, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { ONE_HOUR_MS } from '@/lib/times'

/** An unpaid order fails after half an hour; then its bag is open again. */
const MAX_AGE_MS = ONE_HOUR_MS

/**
 * Marks that an order was requested. It is stored before the first request is sent and until the
 * outcome is known, for all tabs: a lost response, a reload or a closed tab must not lose the
 * order.
 */
export interface PendingOrderMarker {
  basketId: string
  /** When the order was asked for, in milliseconds. */
  at: number
  /** Once it is known. */
  orderNo?: string
  /** The order is placed; false: its result is not known yet. */
  isPlaced?: boolean
}

const stored = storedValue<PendingOrderMarker>({ area: 'local', key: 'placing', parse: toMarker })

export function readPendingOrder(siteId: string): PendingOrderMarker | undefined {
  const marker = stored.get(siteId)
  return marker && Date.now() - marker.at < MAX_AGE_MS ? marker : undefined
}

/** The marker of an order whose outcome is not known. */
export function readUnfinishedOrder(siteId: string): PendingOrderMarker | undefined {
  const marker = readPendingOrder(siteId)
  return marker?.isPlaced ? undefined : marker
}

/** Without storage the order is placed all the same. */
export function writePendingOrder(siteId: string, marker: PendingOrderMarker): void {
  stored.set(marker, siteId)
}

export function dropPendingOrder(siteId: string): void {
  stored.set(undefined, siteId)
}

function toMarker(value: unknown): PendingOrderMarker | undefined {
  const fields = asFields(value)
  const basketId = asText(fields.basketId)
  const at = asNumber(fields.at)
  if (!basketId || at === undefined) return undefined
  const orderNo = asText(fields.orderNo)
  return { basketId, at, ...(orderNo && { orderNo }), isPlaced: fields.isPlaced === true }
}
