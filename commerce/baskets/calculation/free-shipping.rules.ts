import { toDecimal } from '../../money'
import { ADDRESS_PATH } from '../../shipping/shipping-address.rules'
import { hasProductCosts, shippingPriceMinor } from '../../shipping/shipping-price.rules'
import { firstMethodOf } from '../../../rules/first-shipping-method'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import type { BasketDocument, Shipment } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { listFittingMethods } from './fitting-methods.rules'
import type { CalculatedBasket, CalculatedShipment } from '../model/calculated-basket'
import { calculateBasket } from './calculation.rules'

/**
 * Returns by how much a shipment misses free shipping according to its method's price table
 * (independent of promotions). Uses the chosen method, or the one that checkout would preselect.
 * Returns an empty list if shipping is already free, never becomes free, or does not depend on the
 * table alone.
 */
export function approachFreeShipping(
  { shipment, itemCount, goods, merchandiseMinor, method, shippingMinor }: CalculatedShipment,
  document: BasketDocument,
  facts: Pick<BasketFacts, 'shippingMethods' | 'products' | 'currency'>,
) {
  const { currency } = facts
  if (itemCount === 0 || (method && shippingMinor === 0)) return []
  const proposed = method ?? proposeMethod(shipment, document, facts)
  if (!proposed || proposed.base || hasProductCosts(proposed)) return []
  const priceMinor = shippingPriceMinor(proposed, goods)
  if (priceMinor === 0) return []
  const thresholds = proposed.priceTable
    .filter(({ rateMinor, percentage = 0 }) => rateMinor === 0 && percentage === 0)
    .filter(({ minAmountMinor }) => minAmountMinor > merchandiseMinor)
    .map(({ minAmountMinor }) => minAmountMinor)
  if (thresholds.length === 0) return []
  const threshold = Math.min(...thresholds)
  const { id, name } = proposed
  return [
    {
      type: 'shipping' as const,
      conditionThreshold: toDecimal(threshold, currency),
      merchandiseTotal: toDecimal(merchandiseMinor, currency),
      distanceFromConditionThreshold: toDecimal(threshold - merchandiseMinor, currency),
      discount: { type: 'free' as const },
      shipmentId: shipment.shipmentId,
      shippingMethods: [{ id, name, price: toDecimal(priceMinor, currency) }],
    },
  ]
}

/**
 * Returns the ids of the shipments that are certain to ship free: their method costs nothing for
 * the basket as it is now, including promotions. For a shipment without a method, this is the
 * method that checkout would preselect, provided that it excludes no address within a country.
 */
export function listFreeShipments(
  calculated: CalculatedBasket,
  facts: BasketFacts,
): ReadonlySet<string> {
  const { document, shipments } = calculated
  const proposals = new Map<string, string>()
  for (const { shipment, itemCount, method } of shipments) {
    const proposed = itemCount > 0 && !method && proposeMethod(shipment, document, facts)
    if (proposed && goesEverywhere(proposed)) proposals.set(shipment.shipmentId, proposed.id)
  }
  const proposed =
    proposals.size === 0
      ? shipments
      : calculateBasket(
          {
            ...document,
            shipments: document.shipments.map((shipment) => ({
              ...shipment,
              shippingMethodId: proposals.get(shipment.shipmentId) ?? shipment.shippingMethodId,
            })),
          },
          facts,
        ).shipments
  return new Set(
    proposed
      .filter(({ itemCount, method, shippingMinor }) => itemCount > 0 && method && !shippingMinor)
      .map(({ shipment }) => shipment.shipmentId),
  )
}

/** Returns the method that checkout preselects. */
function proposeMethod(
  shipment: Shipment,
  document: BasketDocument,
  facts: Pick<BasketFacts, 'shippingMethods' | 'products'>,
): ShippingMethod | undefined {
  return firstMethodOf(listFittingMethods(shipment, document, facts))
}

function goesEverywhere({ addressRule: { excluded = [] } }: ShippingMethod): boolean {
  const asked = excluded.flatMap(({ conditions }) => conditions.map(({ path }) => path))
  return asked.every((path) => path === `${ADDRESS_PATH}countryCode`)
}
