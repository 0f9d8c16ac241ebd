import { toDecimal, toMinor } from '../../money'
import type { CalculatedApproach } from '../model/calculated-basket'
import type { QuantityException } from '../items/quantity-exceptions.rules'
import type { BasketFacts } from '../model/basket-facts'
import type { CalculatedBasket, CalculatedShipment } from '../model/calculated-basket'
import { openAmountMinor } from '../payments/payment-instruments.rules'
import { approachFreeShipping } from '../calculation/free-shipping.rules'
import { qualify } from '../calculation/qualifiers.rules'
import { groupTypeOf, isPoBox, routeTypeOf, shippingZoneOf } from '../shipments/shipping-zone.rules'
import { toApproachingDiscountList } from './wire-discounts'

/** The `c_sfBusinessAccountId` of an account for which only one person buys (CART-049). */
const PERSONAL_ACCOUNT = 'personal'

interface Flash {
  type: string
  message: string
  details: Record<string, unknown>
}

/**
 * Returns the undocumented fields of this retailer's baskets (CART-008):
 * - `c_paymentAmount`: the amount left to pay after gift cards
 * - `c_multipleUserAgents`: whether several people may buy for the business account
 * - `c_quantityExceptions`: lines that cannot be ordered as they are
 * - `c_flashes`: messages for the shopper: `{type, message, details}`
 * - `c_qualifiers`: whether the bag reaches the site's minimum; absent without `facts`
 * - `c_approachingDiscounts`: discounts on the order that need a few more goods
 */
export function toBasketExtras(
  calculated: CalculatedBasket,
  exceptions: readonly QuantityException[],
  facts?: BasketFacts,
) {
  const flashes = [...toExceptionFlashes(exceptions, calculated), ...toNoticeFlashes(calculated)]
  const approaching = calculated.approaching.filter(({ shipmentId }) => shipmentId === undefined)
  const { c_sfBusinessAccountId: accountId } = calculated.document.custom
  return {
    c_paymentAmount: toDecimal(openAmountMinor(calculated), calculated.currency),
    ...(accountId === undefined ? {} : { c_multipleUserAgents: accountId !== PERSONAL_ACCOUNT }),
    ...(exceptions.length > 0 ? { c_quantityExceptions: exceptions } : {}),
    ...(flashes.length > 0 ? { c_flashes: flashes } : {}),
    ...(facts ? { c_qualifiers: qualify(calculated, facts) } : {}),
    ...(approaching.length > 0
      ? { c_approachingDiscounts: toApproachingDiscounts(approaching, calculated.currency) }
      : {}),
  }
}

/** Data that depends on the site; absent for an order. */
interface SiteFacts {
  facts?: BasketFacts
  freeShipments?: ReadonlySet<string>
}

/**
 * Returns the undocumented fields of this retailer's shipments (MSH-018). `c_freeShipping` is true
 * if shipping is certain to be free, even before a method is chosen.
 */
export function toShipmentExtras(
  calculated: CalculatedShipment,
  { document, lines, approaching, currency }: CalculatedBasket,
  { facts, freeShipments }: SiteFacts,
) {
  const { shipment, shippingAdjustments } = calculated
  const { shipmentId } = shipment
  const zone = shippingZoneOf(shipment)
  const own = approaching.filter((one) => one.shipmentId === shipmentId)
  const isDiscounted = lines.some(
    (line) => line.item.shipmentId === shipmentId && line.afterItemMinor < line.priceMinor,
  )
  return {
    c_isPOBox: isPoBox(shipment),
    c_routeType: routeTypeOf(shipment),
    c_shipmentGroupType: groupTypeOf(shipment, document),
    ...(zone ? { c_shippingZone: zone } : {}),
    c_shipmentHasDiscountedProducts: isDiscounted || shippingAdjustments.length > 0,
    c_approachingDiscounts: [
      ...toApproachingDiscounts(own, currency),
      ...(facts ? approachFreeShipping(calculated, document, facts) : []),
    ],
    ...(freeShipments && { c_freeShipping: freeShipments.has(shipmentId) }),
  }
}

function toApproachingDiscounts(approaching: readonly CalculatedApproach[], currency: string) {
  return toApproachingDiscountList(approaching, currency).map((one) => ({
    ...one,
    distanceFromConditionThreshold: toDecimal(
      toMinor(one.conditionThreshold, currency) - toMinor(one.merchandiseTotal, currency),
      currency,
    ),
  }))
}

function toExceptionFlashes(
  exceptions: readonly QuantityException[],
  { lines }: CalculatedBasket,
): Flash[] {
  const nameOf = (id: string) => lines.find(({ item }) => item.itemId === id)?.name ?? id
  return exceptions.map(({ itemId, productId, available, reason, pieceName, message }) => ({
    // an exception without a message of its own is missing stock
    type: message === undefined ? 'ProductItemNotAvailable' : 'ProductItemRestricted',
    message:
      message === undefined
        ? stockMessage(nameOf(itemId), available)
        : `${nameOf(itemId)}: ${message}`,
    details: {
      itemId,
      productId,
      available,
      reason,
      ...(pieceName !== undefined && { pieceName }),
    },
  }))
}

function stockMessage(name: string, available: number): string {
  return available > 0
    ? `Only ${available} of '${name}' can be ordered.`
    : `'${name}' is no longer available.`
}

function toNoticeFlashes({ document }: CalculatedBasket): Flash[] {
  return (document.notices ?? []).map(({ itemId, productId, from, to }) => ({
    type: 'QuantityUpdated',
    message: `Quantity updated from ${from} to ${to}.`,
    details: { itemId, productId, requested: from, available: to },
  }))
}
