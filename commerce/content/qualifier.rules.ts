import { listActivePromotions } from '../promotions/active-promotions.rules'
import type { Promotion } from '../promotions/promotion.schemas'
import type { PricingContext } from '../shopper-context/pricing-context'

/**
 * Returns whether one of a campaign's promotions, or the given one, is active for a shopper. Only
 * coupons in the shopper context are taken into account.
 */
export function qualifiesForCampaign(
  promotions: readonly Promotion[],
  pricingContext: PricingContext,
  campaignId: string,
  promotionId?: string,
): boolean {
  const ofCampaign = promotions
    .filter(({ id }) => promotionId === undefined || id === promotionId)
    .map((promotion) => ({
      ...promotion,
      assignments: promotion.assignments.filter((one) => one.campaignId === campaignId),
    }))
  return listActivePromotions(ofCampaign, [], pricingContext).length > 0
}
