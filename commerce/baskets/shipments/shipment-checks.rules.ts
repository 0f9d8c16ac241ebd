import { isPrintable } from '../../../rules/printable'
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

/**
 * Checks what a change modified in the shipments: the number of recipients, pickup shops, requested
 * dates, and texts that can be printed. Unchanged values are never refused.
 * @throws Problem 400 `recipient-limit-exceeded`, `store-not-found`, `store-not-available`,
 * `invalid-wanted-date`, `invalid-delivery-instructions` or `invalid-gift-message`.
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
      checkInstructions(old, shipment, preferences.printerCharacterSet)
      checkGiftMessage(old, shipment, preferences.printerCharacterSet)
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

/** Labels can contain only what the retailer's printer prints (CHK-025). */
function checkInstructions(
  before: Shipment | undefined,
  { custom }: Shipment,
  characterSet: unknown,
): void {
  const { c_DeliveryInstructions: text } = custom
  if (text === undefined || text === before?.custom.c_DeliveryInstructions) return
  const isShort = typeof text === 'string' && text.length <= MAX_INSTRUCTIONS
  if (isShort && isPrintable(text, characterSet)) return
  throw badRequest(
    `Delivery instructions are at most ${MAX_INSTRUCTIONS} printable characters.`,
    'invalid-delivery-instructions',
    { c_field: 'c_DeliveryInstructions' },
  )
}

/** Cards contain only what the retailer's printer prints (CHK-023, CHK-025). */
function checkGiftMessage(
  before: Shipment | undefined,
  { giftMessage = '' }: Shipment,
  characterSet: unknown,
): void {
  if (giftMessage === before?.giftMessage || isPrintable(giftMessage, characterSet)) return
  throw badRequest(
    'Messages can only contain letters and numbers. Please remove any special characters to continue.',
    'invalid-gift-message',
    { c_field: 'giftMessage' },
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
