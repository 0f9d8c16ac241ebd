import type { Discount } from '../../promotions/discount.schemas'
import type { AppliedPromotions } from '../../promotions/promoted-basket'
import type { Promotion } from '../../promotions/promotion.schemas'
import { isApplicable, shippingPriceMinor } from '../../shipping/shipping.rules'
import type { BasketDocument } from '../basket-document.schemas'
import type { BasketFacts } from '../facts/basket-facts'
import { toDestination } from '../shipments/shipments.rules'

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
  { shipments }: BasketDocument,
  facts: BasketFacts,
): CalculatedApproach[] {
  return approaching.map(({ active: { promotion }, shipmentId, ...amounts }) => {
    const shipment = shipments.find((one) => one.shipmentId === shipmentId)
    const methods = facts.shippingMethods.filter(
      (method) =>
        shipment !== undefined &&
        isApplicable(method, toDestination(shipment)) &&
        (promotion.shippingMethodIds?.includes(method.id) ?? true),
    )
    return {
      ...amounts,
      promotion,
      ...(shipmentId !== undefined && { shipmentId }),
      methods: methods.map((method) => ({
        id: method.id,
        name: method.name,
        ...(method.description !== undefined && { description: method.description }),
        priceMinor: shippingPriceMinor(method, amounts.reachedMinor),
      })),
    }
  })
}
