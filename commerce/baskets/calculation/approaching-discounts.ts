import type { AppliedPromotions } from '../../promotions/promoted-basket'
import { shippingPriceMinor } from '../../shipping/shipping-price.rules'
import type { BasketFacts } from '../model/basket-facts'
import { listFittingMethods } from './fitting-methods.rules'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { CalculatedApproach, CalculatedShipment } from '../model/calculated-basket'

export function toApproachingDiscounts(
  { approaching }: AppliedPromotions,
  shipments: readonly CalculatedShipment[],
  document: BasketDocument,
  facts: BasketFacts,
): CalculatedApproach[] {
  return approaching.map(({ active: { promotion }, shipmentId, ...amounts }) => {
    const { shipment, goods = [] } =
      shipments.find((one) => one.shipment.shipmentId === shipmentId) ?? {}
    const fitting = shipment ? listFittingMethods(shipment, document, facts) : []
    const methods = fitting.filter(({ id }) => promotion.shippingMethodIds?.includes(id) ?? true)
    return {
      ...amounts,
      promotion,
      ...(shipmentId !== undefined && { shipmentId }),
      methods: methods.map((method) => ({
        id: method.id,
        name: method.name,
        ...(method.description !== undefined && { description: method.description }),
        priceMinor: shippingPriceMinor(method, goods),
      })),
    }
  })
}
