import { badRequest } from '../../http/problem'
import { SITE_DEFAULTS } from '../../sites/site-preferences.rules'
import {
  pickupShopIdOf,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { positiveNumberOf } from '../../custom-values'
import { withShipmentId } from './with-shipment-id'
import { isPickupOffered } from './fulfilment.rules'
import { checkWantedDates } from './wanted-date.rules'

const MAX_INSTRUCTIONS = 150
const LABEL = /^[\x20-\x7e\r\n]*$/

/**
 * Checks what a change modified in the shipments: the number of recipients, pickup shops, requested
 * dates, and delivery instructions that a label can print. Unchanged values are never refused.
 * @throws Problem 400 `recipient-limit-exceeded`, `store-not-found`, `store-not-available`,
 * `invalid-wanted-date` or `invalid-delivery-instructions`.
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
    withShipmentId(shipment.shipmentId, () => {
      checkShop(old, shipment, facts)
      checkWantedDates(old, shipment, preferences, now)
      checkInstructions(old, shipment)
    })
  }
}

function checkRecipientLimit(
  before: BasketDocument,
  after: BasketDocument,
  preferences: Readonly<Record<string, unknown>>,
): void {
  const limit = positiveNumberOf(preferences, 'recipientLimit') ?? SITE_DEFAULTS.recipientLimit
  const count = after.shipments.length
  if (count <= limit || count <= before.shipments.length) return
  throw badRequest(`An order goes to at most ${limit} recipients.`, 'recipient-limit-exceeded', {
    c_recipientLimit: limit,
  })
}

/** Labels can contain only printable ASCII characters and line breaks (CHK-025). */
function checkInstructions(before: Shipment | undefined, { custom }: Shipment): void {
  const { c_DeliveryInstructions: text } = custom
  if (text === undefined || text === before?.custom.c_DeliveryInstructions) return
  if (typeof text === 'string' && text.length <= MAX_INSTRUCTIONS && LABEL.test(text)) return
  throw badRequest(
    `Delivery instructions are at most ${MAX_INSTRUCTIONS} printable characters.`,
    'invalid-delivery-instructions',
    { c_field: 'c_DeliveryInstructions' },
  )
}

function checkShop(before: Shipment | undefined, after: Shipment, facts: BasketFacts): void {
  const shopId = pickupShopIdOf(after)
  if (shopId === undefined || (before && pickupShopIdOf(before) === shopId)) return
  const shop = facts.shops?.get(shopId)
  const extras = { c_storeId: shopId }
  if (!shop) throw badRequest(`No shop with id '${shopId}' was found.`, 'store-not-found', extras)
  if (shop.isOpenForPickup && isPickupOffered(facts)) return
  throw badRequest(`Not available for pickup at ${shop.name}`, 'store-not-available', extras)
}
