import { listActivePromotions } from '../promotions/active-promotions.rules'
import type { Promotion } from '../promotions/promotion.schemas'
import type { PricingContext } from '../shopper-context/pricing-context'

/**
 * Whether a campaign runs for a shopper: one of its promotions does, or the one that is named.
 * Coupons count where the shopper's context holds them.
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
