import { millisecondsInHour } from 'date-fns/constants'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { getSession } from '../session/session'

/**
 * The service fails an unpaid order after half an hour and reopens its bag; an older marker is
 * ignored.
 */
const MAX_AGE_MS = millisecondsInHour

/**
 * The marker of a requested order. It is stored for all tabs before the first request is sent,
 * until the outcome is known: the order must not be lost with a lost response, a reload or a closed
 * tab.
 */
export interface PendingOrderMarker {
  basketId: string
  /** Nobody else can read the order. */
  customerId?: string
  /** When the order was requested, in ms since 1970. */
  at: number
  orderNo?: string
  /** True if the order is placed; otherwise its outcome is not known yet. */
  isPlaced?: boolean
  /** True if a request for it has got no answer, so that it may be placed nevertheless. */
  isUnclear?: boolean
}

const stored = storedValue<PendingOrderMarker>({ area: 'local', key: 'placing', parse: toMarker })

export function readPendingOrder(siteId: string): PendingOrderMarker | undefined {
  const marker = stored.get(siteId)
  return marker && Date.now() - marker.at < MAX_AGE_MS ? marker : undefined
}

/** Returns the marker of this shopper's order whose outcome is not known. */
export function readUnfinishedOrder(siteId: string): PendingOrderMarker | undefined {
  const marker = readPendingOrder(siteId)
  return marker && !marker.isPlaced && isOwn(siteId, marker) ? marker : undefined
}

/**
 * Returns whether the shopper who requested the order is still here. If their session has ended,
 * its outcome can be read only after they have logged in again.
 */
export function isOwn(siteId: string, { customerId }: PendingOrderMarker): boolean {
  return customerId === undefined || customerId === getSession(siteId)?.customerId
}

/** Has no effect without storage; the order can be placed anyway. */
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
  return {
    basketId,
    at,
    customerId: asText(fields.customerId),
    ...(orderNo && { orderNo }),
    isPlaced: fields.isPlaced === true,
    isUnclear: fields.isUnclear === true,
  }
}
