import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { SessionMarker } from '@/commerce-client/session-marker'
import { logWarning } from '@/lib/log'
import { readPendingOrder } from '@/shopper/basket/pending-order-marker'
import { getSession } from '@/shopper/session/session'
import { pushEvent } from './data-layer'
import { watchBasketQuery } from './watch-basket-query'

type Counts = ReadonlyMap<string, number>

/** A bag, null for none, and the shopper whose bag it was, if there was a session. */
export interface SeenBag {
  basket: Basket | null
  shopper?: SessionMarker
}

/**
 * Sends an event for each product added to or removed from the bag, whatever changed it (ANL-015).
 * Products that leave the bag with an order do not count, and neither does the different bag after
 * a login or logout.
 * @param before the previous bag, if known
 */
export function watchBag(queryClient: QueryClient, siteId: string, before?: SeenBag): () => void {
  let last = before
  return watchBasketQuery(queryClient, siteId, (basket) => {
    const shopper = getSession(siteId)
    const isSamePerson = last && isSame(last.shopper, shopper)
    const previous = last?.basket
    last = { basket, shopper }
    if (!isSamePerson || previous === undefined || previous === basket) return
    if (!isOrdered(siteId, previous, basket)) report(previous, basket)
  })
}

/** A visitor without a session becomes a guest with the first product, and stays the same person. */
function isSame(before: SessionMarker | undefined, now: SessionMarker | undefined): boolean {
  return before ? before.customerId === now?.customerId : now?.authType !== 'registered'
}

function isOrdered(siteId: string, before: Basket | null, basket: Basket | null): boolean {
  if (/\/order-confirmation\/?$/.test(window.location.pathname)) return true
  return basket === null && readPendingOrder(siteId)?.basketId === before?.basketId
}

function report(before: Basket | null, after: Basket | null): void {
  reportRecipients(before ?? {}, after ?? {}).catch((error: unknown) =>
    logWarning('Recipients were not counted', { error }),
  )
  const [had, has] = [countByProduct(before), countByProduct(after)]
  for (const productId of new Set([...had.keys(), ...has.keys()])) {
    const change = (has.get(productId) ?? 0) - (had.get(productId) ?? 0)
    if (change > 0) pushEvent('add-to-cart', { productId, quantity: change })
    if (change < 0) pushEvent('remove-from-cart', { productId, quantity: -change })
  }
}

/** Sends an event when a bag changes from at most one recipient to several (ANL-017). */
async function reportRecipients(before: Basket, after: Basket): Promise<void> {
  // most bags have one shipment: the code that counts recipients is loaded only for the others
  if ((after.shipments?.length ?? 0) < 2) return
  const { isMultiShip, listRecipients } = await import('@/rules/recipients')
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
