import type { ActivePromotion } from './active-promotions.rules'
import { allowsMethod } from './apply-shipping-promotion'
import type { DiscountState } from './discount-state'
import { isSelected } from './product-selection.rules'
import type { ApproachingDiscount, PromotedLine } from './promoted-basket'

/**
 * Returns the promotions by value whose next threshold the basket, or one of its shipments, has not
 * reached yet.
 */
export function listApproaching(
  state: DiscountState,
  active: readonly ActivePromotion[],
): ApproachingDiscount[] {
  const byValue = active.filter(
    ({ promotion }) => promotion.condition === 'amount' && promotion.upsell?.enabled !== false,
  )
  return byValue.flatMap((one): ApproachingDiscount[] => {
    if (one.promotion.promotionClass === 'order') {
      return toApproaching(state, one, state.promotedLines)
    }
    if (one.promotion.promotionClass !== 'shipping') return []
    return state.promotedShipments
      .filter((shipment) => allowsMethod(one.promotion, shipment))
      .flatMap((shipment) => {
        const { shipmentId } = shipment
        return toApproaching(state, one, state.linesOf(shipment)).map((found) => ({
          ...found,
          shipmentId,
        }))
      })
  })
}

function toApproaching(
  state: DiscountState,
  active: ActivePromotion,
  lines: readonly PromotedLine[],
): ApproachingDiscount[] {
  const { qualifying, tiers, upsell } = active.promotion
  const fitting = lines.filter((line) => isSelected(line, qualifying))
  const reachedMinor = state.valueOf(fitting)
  const next = tiers
    .filter(({ threshold }) => threshold > reachedMinor)
    .sort((a, b) => a.threshold - b.threshold)[0]
  if (!next || lines.length === 0 || reachedMinor < (upsell?.fromMinor ?? 0)) return []
  const { threshold: thresholdMinor, discount } = next
  return [{ active, thresholdMinor, reachedMinor, discount }]
}
