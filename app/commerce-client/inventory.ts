import { unreadable } from '@/errors/to-app-error'
import { logWarning } from '@/lib/log'
import { asFields, asNumber } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const TIMEOUT_MS = 10_000

/** The current availability of a product (PDP-051). */
export interface InventoryRecord {
  /** Quantity that can be sold now. */
  ats: number
  /** May be true at zero stock: the product is made to order or restocked later. */
  orderable: boolean
}

/**
 * Current inventory by product id (PDP-086), because a cached page may be minutes old. Requests
 * each id once; returns an empty result if the service fails.
 */
export async function getInventory(
  siteId: string,
  ids: readonly string[],
): Promise<Record<string, InventoryRecord>> {
  const query = { siteId, ids: [...new Set(ids)] }
  try {
    const answer = await callSite(siteId, siteRoutes.inventory, { query, timeoutMs: TIMEOUT_MS })
    if (answer === undefined) throw unreadable(answer)
    return toRecords(answer)
  } catch (error) {
    logWarning('inventory could not be read', { cause: error })
    return {}
  }
}

function toRecords(answer: unknown): Record<string, InventoryRecord> {
  return Object.fromEntries(
    Object.entries(asFields(answer)).flatMap(([id, record]) => {
      const { ats, orderable } = asFields(record)
      const pieces = asNumber(ats)
      if (pieces === undefined || typeof orderable !== 'boolean') return []
      return [[id, { ats: pieces, orderable }]]
    }),
  )
}
