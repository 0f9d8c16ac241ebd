import { hashQueryKey, type QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { isMultiShip, listRecipients } from '@/domain/recipients'
import { basketKey } from '@/shopper/basket/basket.queries'
import { readPlacingNote } from '@/shopper/basket/placing-note'
import { pushEvent } from './data-layer'

type Counts = ReadonlyMap<string, number>

/**
 * Tells of what goes into the bag and out of it, whoever changed it (D3 §7). What an order takes out
 * is bought, not removed: nothing is told on the confirmation, nor of the bag that was ordered.
 */
export function watchBag(queryClient: QueryClient, siteId: string): () => void {
  const hash = hashQueryKey(basketKey(siteId))
  let known = queryClient.getQueryData<Basket | null>(basketKey(siteId))
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hash) return
    const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
    if (basket === undefined || basket === known) return
    const before = known
    known = basket
    if (before !== undefined && !isOrdered(siteId, before, basket)) tell(before, basket)
  })
}

function isOrdered(siteId: string, before: Basket | null, basket: Basket | null): boolean {
  if (/\/order-confirmation\/?$/.test(window.location.pathname)) return true
  return basket === null && readPlacingNote(siteId)?.basketId === before?.basketId
}

function tell(before: Basket | null, after: Basket | null): void {
  tellOfRecipients(before ?? {}, after ?? {})
  const [had, has] = [countByProduct(before), countByProduct(after)]
  for (const productId of new Set([...had.keys(), ...has.keys()])) {
    const change = (has.get(productId) ?? 0) - (had.get(productId) ?? 0)
    if (change > 0) pushEvent('add-to-cart', { productId, quantity: change })
    if (change < 0) pushEvent('remove-from-cart', { productId, quantity: -change })
  }
}

/** From one recipient, or none, to several (D2 §4, Multi-ship). */
function tellOfRecipients(before: Basket, after: Basket): void {
  if (isMultiShip(before) || !isMultiShip(after)) return
  pushEvent('multi-ship-start', { recipients: listRecipients(after).length })
}

function countByProduct(basket: Basket | null): Counts {
  const counts = new Map<string, number>()
  for (const { productId = '', quantity = 0 } of basket?.productItems ?? []) {
    counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  }
  return counts
}
