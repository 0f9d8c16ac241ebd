import { toDecimal } from '../../money'
import {
  chooseDefaultMethod,
  listApplicableMethods,
  shippingPriceMinor,
  type ShippingMethod,
} from '../../shipping/shipping.rules'
import type { Shipment } from '../basket-document.schemas'
import type { BasketFacts } from '../facts/basket-facts'
import { toDestination } from '../shipments/shipments.rules'
import { calculateBasket } from './calculation.rules'
import type { CalculatedBasket, CalculatedShipment } from './calculated-basket'

/**
 * Shipping that is free for larger orders by its own price table, which no promotion tells of: how
 * far a shipment is from it. Of the chosen method, else of the one that would be chosen. Nothing
 * where shipping costs nothing already, or never does.
 */
export function approachFreeShipping(
  { shipment, itemCount, merchandiseMinor, method, shippingMinor }: CalculatedShipment,
  { shippingMethods }: Pick<BasketFacts, 'shippingMethods'>,
) {
  if (itemCount === 0 || (method && shippingMinor === 0)) return []
  const proposed = method ?? proposeMethod(shipment, { shippingMethods })
  if (!proposed || shippingPriceMinor(proposed, merchandiseMinor) === 0) return []
  const thresholds = proposed.priceTable
    .filter(({ rateMinor, minAmountMinor }) => rateMinor === 0 && minAmountMinor > merchandiseMinor)
    .map(({ minAmountMinor }) => minAmountMinor)
  if (thresholds.length === 0) return []
  const threshold = Math.min(...thresholds)
  const { id, name } = proposed
  return [
    {
      type: 'shipping' as const,
      conditionThreshold: toDecimal(threshold),
      merchandiseTotal: toDecimal(merchandiseMinor),
      distanceFromConditionThreshold: toDecimal(threshold - merchandiseMinor),
      discount: { type: 'free' as const },
      shipmentId: shipment.shipmentId,
      shippingMethods: [
        { id, name, price: toDecimal(shippingPriceMinor(proposed, merchandiseMinor)) },
      ],
    },
  ]
}

/**
 * The shipments that are certain to be sent for nothing, by their ids: their method costs nothing as
 * the basket stands, promotions included. Of those without a method, it is the one that would be
 * chosen, if it goes everywhere in the country.
 */
export function listFreeShipments(
  calculated: CalculatedBasket,
  facts: BasketFacts,
): ReadonlySet<string> {
  const { document, shipments } = calculated
  const proposals = new Map<string, string>()
  for (const { shipment, itemCount, method } of shipments) {
    const proposed = itemCount > 0 && !method && proposeMethod(shipment, facts)
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

/** The method that checkout chooses first. */
function proposeMethod(
  shipment: Shipment,
  { shippingMethods }: Pick<BasketFacts, 'shippingMethods'>,
): ShippingMethod | undefined {
  return chooseDefaultMethod(listApplicableMethods(shippingMethods, toDestination(shipment)))
}

function goesEverywhere({ addressRule }: ShippingMethod): boolean {
  const { includeStates = [], excludeStates = [], excludePoBox = false } = addressRule
  return includeStates.length === 0 && excludeStates.length === 0 && !excludePoBox
}
