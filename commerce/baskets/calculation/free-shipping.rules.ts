import { toDecimal } from '../../money'
import {
  chooseDefaultMethod,
  listApplicableMethods,
  shippingPriceMinor,
} from '../../shipping/shipping.rules'
import type { BasketFacts } from '../facts/basket-facts'
import { toDestination } from '../shipments/shipments.rules'
import type { CalculatedShipment } from './calculated-basket'

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
  const fitting = listApplicableMethods(shippingMethods, toDestination(shipment))
  const proposed = method ?? chooseDefaultMethod(fitting)
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
