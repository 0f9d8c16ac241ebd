import { sumMinor } from '../../money'
import { promoteBasket } from '../../promotions/apply-promotions'
import {
  evaluateCoupon,
  listContextCoupons,
  type EvaluatedCoupon,
} from '../../promotions/coupon.rules'
import type { AppliedPromotions, PromotedLine, ValuedLine } from '../../promotions/promoted-basket'
import type { PromotionTrace } from '../../promotions/promotion-trace'
import { shippingPriceMinor } from '../../shipping/shipping-price.rules'
import type {
  BasketCoupon,
  BasketDocument,
  BasketItem,
  PaymentInstrument,
} from '../model/basket-document.schemas'
import { pricingContextOf, type BasketFacts } from '../model/basket-facts'
import { listBonusLines, toDiscounted } from './bonus-lines.rules'
import type { CalculatedBasket, CalculatedGiftCertificate } from '../model/calculated-basket'
import { findFittingMethod } from './fitting-methods.rules'
import { shippingItemIdOf } from '../model/shipping-item'
import { toApproachingDiscounts } from './approaching-discounts'
import { calculateLine } from './calculate-line'
import { toPromotedProduct } from './promoted-product'
import { addedTax, calculateShipment } from './calculate-shipment'
import { taxAmount } from './line-tax.rules'
import { adjustItem, adjustOrder, spread, sumManual } from './manual-adjustments.rules'
import { priceLine, type PricedLine } from './price-line'
import { toPromotedGoods } from './shipped-goods'

/**
 * Computes a basket's prices, discounts, shipping and taxes, in cents. Tax is rounded per line, on
 * its discounted price, so that lines, shipments and totals always agree. Manual discounts on items
 * are applied before promotions, manual discounts on the order after them.
 * @param trace is called with the reason whenever a promotion grants no discount.
 */
export function calculateBasket(
  document: BasketDocument,
  facts: BasketFacts,
  trace?: PromotionTrace,
): CalculatedBasket {
  const evaluate = (coupon: BasketCoupon) => evaluateCoupon(coupon, facts)
  const coupons = document.coupons.map(evaluate)
  const contextCoupons = listContextCoupons(pricingContextOf(facts)).map(evaluate)
  const priced = document.items.filter(isBought).map((item) => priceLine(item, document, facts))
  const promoted = priced.flatMap(toPromotedLines)
  const entered = [...coupons, ...contextCoupons]
  const applied = applyToBasket(promoted, document, facts, entered, trace)
  const withOutcome = (coupon: EvaluatedCoupon) => ({
    ...coupon,
    isApplied: applied.appliedCouponItemIds.has(coupon.couponItemId),
  })
  const leftOf = ({ itemId, priceMinor }: PromotedLine) =>
    applied.lines.get(itemId)?.afterOrderMinor ?? priceMinor
  const manualOrderAdjustments = adjustOrder(document, sumMinor(promoted.map(leftOf)))
  const left = spread(manualOrderAdjustments, promoted.map(leftOf))
  const afterOrder = new Map(promoted.map(({ itemId }, index) => [itemId, left[index] ?? 0]))
  const lines = priced.map((line) => calculateLine(line, document, facts, applied, afterOrder))
  for (const bonus of listBonusLines(document, facts, applied, trace)) {
    const line = calculateLine(bonus.line, document, facts, ...toDiscounted(bonus))
    lines.push({ ...line, isBonus: true })
  }
  const shipments = document.shipments.map((shipment) => {
    const own = lines.filter((line) => line.item.shipmentId === shipment.shipmentId)
    return calculateShipment(shipment, own, document, facts, applied)
  })
  const used = shipments.filter((shipment) => shipment.itemCount > 0)
  return {
    document,
    currency: facts.currency,
    taxation: facts.taxTable.taxation,
    lines,
    shipments,
    orderAdjustments: applied.orderAdjustments,
    manualOrderAdjustments,
    coupons: coupons.map(withOutcome),
    contextCoupons: contextCoupons.map(withOutcome),
    bonusChoices: applied.bonusChoices.map((choice) => ({
      ...choice,
      products: choice.discount.products.map(({ productId }) => ({
        productId,
        name: facts.products.get(productId)?.name ?? productId,
      })),
    })),
    approaching: toApproachingDiscounts(applied, shipments, document, facts),
    ...sumBasket(shipments, calculateGiftCertificates(document, facts), facts.taxTable),
    isTaxKnown: used.every((shipment) => shipment.isTaxKnown),
    isShippingKnown: used.every((shipment) => shipment.method !== undefined),
  }
}

// all other lines are bonus products
const isBought = ({ bonusDiscountLineItemId }: BasketItem) => bonusDiscountLineItemId === undefined

function sumBasket(
  shipments: CalculatedBasket['shipments'],
  giftCertificates: CalculatedGiftCertificate[],
  taxTable: BasketFacts['taxTable'],
) {
  type Shipment = CalculatedBasket['shipments'][number]
  const sum = (amountOf: (shipment: Shipment) => number) => sumMinor(shipments.map(amountOf))
  const productTotalMinor = sum((shipment) => shipment.productTotalMinor)
  const merchandiseTaxMinor = sum((shipment) => shipment.merchandiseTaxMinor)
  const shippingMinor = sum((shipment) => shipment.shippingMinor)
  const shippingTaxMinor = sum(({ shippingTax }) => shippingTax?.minor ?? 0)
  const giftCertificateMinor = sumMinor(giftCertificates.map(({ item }) => item.amountMinor))
  const giftCertificateTaxMinor = sumMinor(giftCertificates.map(({ taxMinor }) => taxMinor))
  return {
    giftCertificates,
    merchandiseMinor: sum((shipment) => shipment.merchandiseMinor),
    productTotalMinor,
    merchandiseTaxMinor,
    fullMerchandiseTaxMinor: sum((shipment) => shipment.fullMerchandiseTaxMinor),
    shippingMinor,
    shippingTaxMinor,
    fullShippingTaxMinor: sum((shipment) => shipment.fullShippingTaxMinor),
    giftCertificateMinor,
    giftCertificateTaxMinor,
    orderTotalMinor:
      productTotalMinor +
      shippingMinor +
      giftCertificateMinor +
      addedTax(taxTable, merchandiseTaxMinor, shippingTaxMinor, giftCertificateTaxMinor),
  }
}

function applyToBasket(
  lines: readonly PromotedLine[],
  document: BasketDocument,
  facts: BasketFacts,
  coupons: readonly EvaluatedCoupon[],
  trace: PromotionTrace | undefined,
): AppliedPromotions {
  const shipments = document.shipments.map((shipment) => {
    const { shipmentId } = shipment
    const method = findFittingMethod(shipment, document, facts)
    return {
      shipmentId,
      shippingMethodId: method?.id,
      priceMinor: (goods: readonly ValuedLine[]) => {
        const priceMinor =
          method && goods.length > 0 ? shippingPriceMinor(method, toPromotedGoods(goods)) : 0
        const manual = adjustItem(document, shippingItemIdOf(shipmentId), priceMinor)
        return priceMinor - sumManual(manual)
      },
    }
  })
  const basket = {
    lines,
    shipments,
    coupons,
    currency: facts.currency,
    paymentMethodIds: document.paymentInstruments.flatMap(listPaymentIds),
  }
  return promoteBasket(basket, facts.promotions, pricingContextOf(facts), trace)
}

function listPaymentIds({ paymentMethodId, paymentCard }: PaymentInstrument): string[] {
  const cardType = paymentCard?.cardType
  return cardType ? [paymentMethodId, `${paymentMethodId}.${cardType}`] : [paymentMethodId]
}

function toPromotedLines({ item, product, options, ...priced }: PricedLine): PromotedLine[] {
  const { itemId, shipmentId, productId, quantity } = item
  const { unitMinor, priceMinor, manualAdjustments } = priced
  const line = {
    itemId,
    shipmentId,
    quantity,
    ...toPromotedProduct(productId, product),
    unitMinor,
    priceMinor: priceMinor - sumManual(manualAdjustments),
    priceInBook: (priceBookId: string) => product?.priceInBook?.(priceBookId, quantity),
  }
  const optionLines = options.map((option) => ({
    itemId: option.chosen.itemId,
    shipmentId,
    quantity,
    productIds: [],
    categoryIds: [],
    priceMinor: option.priceMinor,
    optionOf: { itemId, optionId: option.chosen.optionId },
  }))
  return [line, ...optionLines]
}

function calculateGiftCertificates(
  document: BasketDocument,
  { taxTable }: BasketFacts,
): CalculatedGiftCertificate[] {
  return (document.giftCertificateItems ?? []).map((item) => {
    const { giftCertificateItemId: itemId, amountMinor } = item
    const amount = { itemId, fullMinor: amountMinor, minor: amountMinor, taxClassId: undefined }
    const { tax } = taxAmount(amount, document, taxTable, undefined)
    return { item, taxMinor: tax?.minor ?? 0 }
  })
}
