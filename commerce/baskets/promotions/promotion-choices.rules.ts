import { couponRefused } from '../../promotions/coupon-redemption'
import { isSameCode } from '../../promotions/coupon.rules'
import type { AssessedBasket } from '../assessment/assess-basket'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { CalculatedBasket, CalculatedCoupon } from '../model/calculated-basket'
import { refusal } from '../model/basket-problems'
import { bonusPriceOf } from '../calculation/bonus-lines.rules'

/**
 * Checks the codes and bonus products that a change added: codes must be usable, and bonus products
 * must be offered. Existing entries are not checked.
 * @throws Problem 400 for a code that is refused, or `bonus-discount-line-item-not-found`,
 * `bonus-product-not-applicable`, `bonus-product-quantity-exceeded`.
 */
export function checkPromotionChoices(
  before: BasketDocument,
  assessed: Pick<AssessedBasket, 'calculated' | 'facts'>,
): void {
  const known = new Set(before.coupons.map(({ couponItemId }) => couponItemId))
  const { calculated } = assessed
  calculated.coupons.forEach((coupon, index) => {
    if (known.has(coupon.couponItemId)) return
    const status = coupon.refusal ?? findTwin(coupon, calculated, index, assessed)
    if (status) throw couponRefused(coupon.code, status)
  })
  checkBonusItems(before, assessed)
}

function findTwin(
  coupon: CalculatedCoupon,
  { coupons }: CalculatedBasket,
  index: number,
  { facts }: Pick<AssessedBasket, 'facts'>,
): string | undefined {
  const earlier = coupons.slice(0, index).filter(({ couponId }) => couponId === coupon.couponId)
  const own = facts.coupons.find(({ id }) => id === coupon.couponId)
  const isSame = ({ code }: CalculatedCoupon) => own && isSameCode(own, code, coupon.code)
  if (earlier.some(isSame)) return 'coupon_code_already_in_basket'
  return earlier.length > 0 && !own?.multipleCodesPerOrder ? 'coupon_already_in_basket' : undefined
}

function checkBonusItems(
  before: BasketDocument,
  { calculated, facts }: Pick<AssessedBasket, 'calculated' | 'facts'>,
): void {
  const quantities = new Map(
    before.items.map(({ itemId, productId, quantity }) => [`${itemId} ${productId}`, quantity]),
  )
  for (const item of calculated.document.items) {
    const { bonusDiscountLineItemId: id, itemId, productId, quantity } = item
    if (id === undefined || quantity <= (quantities.get(`${itemId} ${productId}`) ?? 0)) continue
    const choice = calculated.bonusChoices.find((one) => one.id === id)
    if (!choice) {
      throw refusal(
        400,
        'bonus-discount-line-item-not-found',
        `The basket has no bonus discount line item '${id}'.`,
      )
    }
    if (bonusPriceOf(productId, choice, facts) === undefined) {
      throw refusal(
        400,
        'bonus-product-not-applicable',
        `The product '${productId}' cannot be chosen for the bonus discount line item '${id}'.`,
      )
    }
    const line = calculated.lines.find((one) => one.item.itemId === itemId)
    if (line?.item.quantity === quantity) continue
    throw refusal(
      400,
      'bonus-product-quantity-exceeded',
      `At most ${choice.maxItems} bonus products can be chosen.`,
    )
  }
}
