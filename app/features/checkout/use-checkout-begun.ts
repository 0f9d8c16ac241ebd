import type { Basket } from '@/commerce-client/baskets'
import { toActivityProducts } from '@/shopper/activities/activity-products'
import { useActivityOf } from '@/shopper/activities/report-activity'

/** Reports that checkout has begun, with the contents and total of the bag (REC-007). */
export function useCheckoutBegun(basket: Basket): void {
  useActivityOf('beginCheckout', basket.basketId, () => ({
    amount: basket.orderTotal ?? basket.productTotal ?? basket.productSubTotal ?? 0,
    products: toActivityProducts(basket.productItems ?? [], basket),
  }))
}
