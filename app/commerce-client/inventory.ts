import { unreadable } from '@/errors/to-app-error'
import { logWarning } from '@/lib/log'
import { asFields, asNumber } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const TIMEOUT_MS = 10_000

/** The availability of a product at this moment (PDP-051). */
export interface InventoryRecord {
  /** Pieces that can be sold now. */
  ats: number
  /** There may be none left and it can be ordered still: it is made or comes in later. */
  orderable: boolean
}

/**
 * Inventory by product id, as the warehouse has it now (PDP-086): a page may be some minutes old.
 * Asked for once an id; empty when it is not available.
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
