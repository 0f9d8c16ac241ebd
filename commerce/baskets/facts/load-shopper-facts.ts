import type { Visitor } from '../../customer-groups/customer-groups.service'
import type { Trx } from '../../db/client'
import { listActivePromotions } from '../../promotions/active-promotions.rules'
import { listBonusProductIds } from '../../promotions/bonus-products.rules'
import { evaluateCoupon, listContextCoupons } from '../../promotions/coupon.rules'
import type { PromotionsService } from '../../promotions/promotions.service'
import type { ShopperContextService } from '../../shopper-context/shopper-context.service'
import type { Site } from '../../sites/site.service'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'

interface Sources {
  promotions: PromotionsService
  shopperContexts: ShopperContextService
  past?: { at: Date; orderNo: string }
}

type ShopperFacts = Required<
  Pick<BasketFacts, 'pricingContext' | 'promotions' | 'coupons' | 'redemptions'>
>

/** Also returns the ids of all possible bonus products. */
export async function loadShopperFacts(
  { promotions, shopperContexts, past }: Sources,
  site: Site,
  document: BasketDocument,
  visitor: Visitor | undefined,
  trx?: Trx,
): Promise<{ facts: ShopperFacts; bonusProductIds: string[] }> {
  const { sourceCode, customerInfo } = document
  const pricingContext = await shopperContexts.resolve(visitor, site, {
    ...(trx && { trx }),
    ...(sourceCode !== undefined && { sourceCode }),
    ...(past && { at: past.at }),
  })
  const entered = [...document.coupons, ...listContextCoupons(pricingContext)]
  const codes = entered.map(({ code }) => code)
  const coupons = codes.length > 0 ? await promotions.findCoupons(site.id, codes, trx) : []
  const redeemer = {
    customerId: visitor?.customerId ?? '',
    email: customerInfo.email,
    ...(past && { beforeOrder: past }),
  }
  const redemptions = await promotions.getRedemptions(
    site.id,
    coupons,
    redeemer,
    pricingContext.at,
    trx,
  )
  const all = await promotions.listPromotions(site.id, trx)
  const facts = { pricingContext, coupons, redemptions, promotions: all }
  const evaluated = entered.map((coupon) => evaluateCoupon(coupon, facts))
  const active = listActivePromotions(all, evaluated, pricingContext)
  return { facts, bonusProductIds: listBonusProductIds(active) }
}
