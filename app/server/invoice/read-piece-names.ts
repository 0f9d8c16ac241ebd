import type { Caller } from '@/commerce-client/caller.server'
import type { Order } from '@/commerce-client/orders'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { readCustomMix, readPieceNames as readStoredNames } from '@/rules/custom-mix'
import { logWarning } from '@/lib/log'
import type { Site } from '@/site/site'

/** Maximum number of products per request. */
const MAX_IDS = 24

/**
 * Returns the names of the pieces in an order's filled boxes, by product id. The invoice shows the
 * ids of pieces without a name.
 */
export async function readPieceNames(
  { productItems = [] }: Order,
  site: Site,
  caller: Caller,
): Promise<Map<string, string>> {
  const all = productItems.flatMap(
    (item) => readCustomMix(item.c_customMix)?.box.map(({ pid }) => pid) ?? [],
  )
  const names = new Map(productItems.flatMap((item) => Object.entries(readStoredNames(item))))
  const ids = [...new Set(all)].filter((id) => !names.has(id))
  try {
    for (let at = 0; at < ids.length; at += MAX_IDS) {
      const parameters = { ids: ids.slice(at, at + MAX_IDS) }
      const { data } = await runScapi(
        site.id,
        'shopperProducts',
        'getProducts',
        { parameters },
        caller,
      )
      for (const { id, name } of data ?? []) if (name) names.set(id, name)
    }
  } catch (error) {
    logWarning('The pieces of a box could not be read for an invoice', { siteId: site.id, error })
  }
  return names
}
