import { badRequest } from '../../http/problem'
import { pickupShopIdOf, type BasketDocument, type Shipment } from '../basket-document.schemas'
import type { BasketFacts } from '../facts/basket-facts'
import { positiveNumberOf } from '../items/product-flags'
import { checkWantedDates } from './wanted-date.rules'

/**
 * Checks what a change made of the shipments: no more than the site's recipient limit, shops that
 * goods can be collected in, dates that can be kept. What was there before is never refused.
 * @throws Problem 400 `recipient-limit-exceeded`, `store-not-found`, `store-not-available` or
 * `invalid-wanted-date`.
 */
export function checkChangedShipments(
  before: BasketDocument,
  after: BasketDocument,
  facts: BasketFacts,
): void {
  const { preferences = {}, now } = facts
  checkRecipientLimit(before, after, preferences)
  for (const shipment of after.shipments) {
    const old = before.shipments.find(({ shipmentId }) => shipmentId === shipment.shipmentId)
    checkShop(old, shipment, facts)
    checkWantedDates(old, shipment, preferences, now)
  }
}

function checkRecipientLimit(
  before: BasketDocument,
  after: BasketDocument,
  preferences: Readonly<Record<string, unknown>>,
): void {
  const limit = positiveNumberOf(preferences, 'recipientLimit')
  const count = after.shipments.length
  if (limit === undefined || count <= limit || count <= before.shipments.length) return
  throw badRequest(`An order goes to at most ${limit} recipients.`, 'recipient-limit-exceeded', {
    c_recipientLimit: limit,
  })
}

function checkShop(before: Shipment | undefined, after: Shipment, facts: BasketFacts): void {
  const shopId = pickupShopIdOf(after)
  if (shopId === undefined || (before && pickupShopIdOf(before) === shopId)) return
  const shop = facts.shops?.get(shopId)
  const extras = { c_storeId: shopId }
  if (!shop) throw badRequest(`No shop with id '${shopId}' was found.`, 'store-not-found', extras)
  const { Bopis } = facts.preferences ?? {}
  if (shop.isOpenForPickup && Bopis !== false && Bopis !== 'false') return
  throw badRequest(`Not available for pickup at ${shop.name}`, 'store-not-available', extras)
}
