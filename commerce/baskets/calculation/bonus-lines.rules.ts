import type { Discount } from '../../promotions/discount.schemas'
import { isSelected } from '../../promotions/product-selection.rules'
import type { AppliedPromotions, BonusChoice } from '../../promotions/promoted-basket'
import type { PromotionTrace } from '../../promotions/promotion-trace'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import { availableFor, type BasketFacts } from '../model/basket-facts'
import { priceLine, type PricedLine } from './price-line'
import { toPromotedProduct } from './promoted-product'

export interface BonusLine {
  line: PricedLine
  source: { promotionId: string; text: string; couponCode?: string; discount: Discount }
  /** Cents for the whole quantity, usually 0. */
  leftMinor: number
}

export function listBonusLines(
  document: BasketDocument,
  facts: BasketFacts,
  applied: AppliedPromotions,
  trace?: PromotionTrace,
): BonusLine[] {
  return [...listGiven(document, facts, applied, trace), ...listChosen(document, facts, applied)]
}

function listGiven(
  document: BasketDocument,
  facts: BasketFacts,
  { bonuses }: AppliedPromotions,
  trace: PromotionTrace | undefined,
): BonusLine[] {
  return bonuses.flatMap(({ productId, quantity, itemId, ...source }): BonusLine[] => {
    const earning = document.items.find((item) => item.itemId === itemId)
    const leaveOut = () => {
      trace?.(source.promotionId, { kind: 'bonus_unavailable', productId })
      return []
    }
    if (!earning || !facts.products.get(productId)?.isSellable) return leaveOut()
    const item: BasketItem = {
      itemId: `bonus-${source.promotionId}-${productId}`,
      productId,
      quantity,
      shipmentId: earning.shipmentId,
      inventoryId: earning.inventoryId,
      gift: false,
      custom: {},
    }
    if (availableFor(item, facts) < quantity + countNeeded(item, document)) return leaveOut()
    return [{ line: priceLine(item, document, facts), source, leftMinor: 0 }]
  })
}

/** Returns the pieces that the basket's other lines take from the same list. */
function countNeeded({ productId, inventoryId }: BasketItem, { items }: BasketDocument): number {
  return items
    .filter((item) => item.productId === productId && item.inventoryId === inventoryId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function listChosen(
  document: BasketDocument,
  facts: BasketFacts,
  { bonusChoices }: AppliedPromotions,
): BonusLine[] {
  const left = new Map(bonusChoices.map(({ id, maxItems }) => [id, maxItems]))
  return document.items.flatMap((item): BonusLine[] => {
    const choice = bonusChoices.find(({ id }) => id === item.bonusDiscountLineItemId)
    const priceMinor = choice && bonusPriceOf(item.productId, choice, facts)
    const quantity = Math.min(item.quantity, left.get(choice?.id ?? '') ?? 0)
    if (!choice || priceMinor === undefined || quantity === 0) return []
    left.set(choice.id, (left.get(choice.id) ?? 0) - quantity)
    const { promotionId, text, couponCode, discount } = choice
    const source = { promotionId, text, discount, ...(couponCode !== undefined && { couponCode }) }
    const line = priceLine({ ...item, quantity }, document, facts)
    return [{ line, source, leftMinor: Math.min(line.priceMinor, priceMinor * quantity) }]
  })
}

/**
 * Returns the price of one piece as a bonus, in cents; undefined if the product cannot be chosen.
 */
export function bonusPriceOf(
  productId: string,
  { discount }: Pick<BonusChoice, 'discount'>,
  facts: BasketFacts,
): number | undefined {
  const known = facts.products.get(productId)
  const product = toPromotedProduct(productId, known)
  const listed = discount.products.find((one) => product.productIds.includes(one.productId))
  if (listed) return listed.priceMinor
  const unitMinor = known?.unitPriceMinor(1)
  const fitting = { ...product, ...(unitMinor !== undefined && { unitMinor }) }
  return discount.rule && isSelected(fitting, discount.rule) ? 0 : undefined
}

/**
 * Returns the promotions and the amounts after order discounts for `calculateLine`. The bonus is
 * the line's only adjustment.
 */
export function toDiscounted({ line, source, leftMinor }: BonusLine) {
  const { itemId } = line.item
  const minor = line.priceMinor - leftMinor
  const discounted = {
    adjustments: minor > 0 ? [{ ...source, minor }] : [],
    afterItemMinor: leftMinor,
    afterOrderMinor: leftMinor,
  }
  return [{ lines: new Map([[itemId, discounted]]) }, new Map([[itemId, leftMinor]])] as const
}
