import type { Discount } from '../../promotions/discount.schemas'
import type { AppliedPromotions } from '../../promotions/promoted-basket'
import type { Promotion } from '../../promotions/promotion.schemas'
import { shippingPriceMinor } from '../../shipping/shipping-price.rules'
import type { BasketFacts } from '../model/basket-facts'
import { listFittingMethods } from '../shipments/fitting-methods.rules'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { CalculatedShipment } from '../model/calculated-basket'

/** A discount that goods for `thresholdMinor` bring, of which the basket has `reachedMinor`. */
export interface CalculatedApproach {
  promotion: Promotion
  thresholdMinor: number
  reachedMinor: number
  discount: Discount
  /** Absent: of the order. */
  shipmentId?: string
  /** The shipping methods it is about, with what they cost now. */
  methods: { id: string; name: string; description?: string; priceMinor: number }[]
}

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
