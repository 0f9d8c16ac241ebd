import { sumMinor } from '../money'
import type { EnteredCoupon } from '../promotions/active-promotions.rules'
import {
  applyPromotions,
  type Adjustment,
  type AppliedPromotions,
} from '../promotions/apply-promotions'
import { findCoupon } from '../promotions/coupon.rules'
import { isApplicable, shippingPriceMinor, type ShippingMethod } from '../shipping/shipping.rules'
import type { LineTax } from '../tax/tax.rules'
import type { BasketDocument, BasketItem, Shipment } from './basket-document.schemas'
import { inventoryListOf, type BasketFacts } from './basket-facts'
import { toDestination } from './shipments.rules'

/** One line with its price. All amounts are cents. */
export interface CalculatedLine {
  item: BasketItem
  name: string
  inventoryListId: string
  unitMinor: number
  /** Before any discount. */
  priceMinor: number
  adjustments: readonly Adjustment[]
  afterItemMinor: number
  /** The share in the order's discounts taken off too: this is taxed. */
  afterOrderMinor: number
  /** undefined while the state of delivery is unknown. */
  tax: LineTax | undefined
}

/** One shipment with what its goods, its delivery and their taxes cost. */
export interface CalculatedShipment {
  shipment: Shipment
  itemCount: number
  /** After discounts of products. */
  merchandiseMinor: number
  /** After discounts of the order too. */
  productTotalMinor: number
  merchandiseTaxMinor: number
  /** The chosen method, while it delivers there. */
  method: ShippingMethod | undefined
  /** Before and after discounts of shipping. */
  shippingBaseMinor: number
  shippingMinor: number
  shippingAdjustments: readonly Adjustment[]
  shippingTax: LineTax | undefined
  isTaxKnown: boolean
}

/** A code of the basket, and whether it brings something now. */
export interface CalculatedCoupon extends EnteredCoupon {
  isApplied: boolean
}

export interface CalculatedBasket {
  document: BasketDocument
  currency: string
  lines: CalculatedLine[]
  shipments: CalculatedShipment[]
  /** After discounts of products. */
  merchandiseMinor: number
  /** After discounts of the order too. */
  productTotalMinor: number
  orderAdjustments: readonly Adjustment[]
  coupons: readonly CalculatedCoupon[]
  merchandiseTaxMinor: number
  shippingMinor: number
  shippingTaxMinor: number
  /** What is known so far: no shipping without a method, no tax without a state. */
  orderTotalMinor: number
  isTaxKnown: boolean
  isShippingKnown: boolean
}

/**
 * Prices, discounts, shipping and taxes of a basket, in cents. Tax is rounded for each line by
 * itself, on its discounted price, so lines, shipments and totals always agree.
 */
export function calculateBasket(document: BasketDocument, facts: BasketFacts): CalculatedBasket {
  const coupons = document.coupons.map((coupon): EnteredCoupon => {
    const couponId = findCoupon(facts.coupons, coupon.code)?.id
    return { ...coupon, ...(couponId === undefined ? {} : { couponId }) }
  })
  const applied = applyToBasket(document, facts, coupons)
  const lines = document.items.map((item) => calculateLine(item, document, facts, applied))
  const shipments = document.shipments.map((shipment) => {
    const own = lines.filter((line) => line.item.shipmentId === shipment.shipmentId)
    return calculateShipment(shipment, own, facts, applied)
  })
  const productTotalMinor = sumMinor(lines.map((line) => line.afterOrderMinor))
  const merchandiseTaxMinor = sumMinor(lines.map((line) => line.tax?.minor ?? 0))
  const shippingMinor = sumMinor(shipments.map((shipment) => shipment.shippingMinor))
  const shippingTaxMinor = sumMinor(shipments.map(({ shippingTax }) => shippingTax?.minor ?? 0))
  const used = shipments.filter((shipment) => shipment.itemCount > 0)
  return {
    document,
    currency: facts.currency,
    lines,
    shipments,
    merchandiseMinor: sumMinor(lines.map((line) => line.afterItemMinor)),
    productTotalMinor,
    orderAdjustments: applied.orderAdjustments,
    coupons: coupons.map((coupon) => ({
      ...coupon,
      isApplied: applied.appliedCouponItemIds.has(coupon.couponItemId),
    })),
    merchandiseTaxMinor,
    shippingMinor,
    shippingTaxMinor,
    orderTotalMinor: productTotalMinor + merchandiseTaxMinor + shippingMinor + shippingTaxMinor,
    isTaxKnown: used.every((shipment) => shipment.isTaxKnown),
    isShippingKnown: used.every((shipment) => shipment.method !== undefined),
  }
}

function applyToBasket(
  document: BasketDocument,
  facts: BasketFacts,
  coupons: readonly EnteredCoupon[],
): AppliedPromotions {
  const lines = document.items.map((item) => {
    const { itemId, shipmentId, productId, quantity } = item
    const product = facts.products.get(productId)
    return {
      itemId,
      shipmentId,
      quantity,
      productIds: [productId, product?.masterId ?? productId],
      categoryIds: product?.categoryIds ?? [],
      priceMinor: unitPriceOf(item, facts) * quantity,
    }
  })
  const shipments = document.shipments.map((shipment) => {
    const method = findFittingMethod(shipment, facts)
    const hasLines = lines.some(({ shipmentId }) => shipmentId === shipment.shipmentId)
    return {
      shipmentId: shipment.shipmentId,
      shippingMethodId: method?.id,
      priceMinor: (minor: number) => (method && hasLines ? shippingPriceMinor(method, minor) : 0),
    }
  })
  return applyPromotions(lines, shipments, coupons, facts.promotions, facts.now)
}

function unitPriceOf({ productId, quantity }: BasketItem, facts: BasketFacts): number {
  return facts.products.get(productId)?.unitPriceMinor(quantity) ?? 0
}

/** The chosen method, while it delivers there. */
function findFittingMethod(shipment: Shipment, facts: BasketFacts): ShippingMethod | undefined {
  const method = facts.shippingMethods.find(({ id }) => id === shipment.shippingMethodId)
  return method && isApplicable(method, toDestination(shipment)) ? method : undefined
}

function calculateLine(
  item: BasketItem,
  document: BasketDocument,
  facts: BasketFacts,
  applied: AppliedPromotions,
): CalculatedLine {
  const product = facts.products.get(item.productId)
  const unitMinor = unitPriceOf(item, facts)
  const priceMinor = unitMinor * item.quantity
  const discounted = applied.lines.get(item.itemId)
  const afterOrderMinor = discounted?.afterOrderMinor ?? priceMinor
  const place = document.shipments.find(
    ({ shipmentId }) => shipmentId === item.shipmentId,
  )?.shippingAddress
  return {
    item,
    name: product?.name ?? item.productId,
    inventoryListId: inventoryListOf(item, facts),
    unitMinor,
    priceMinor,
    adjustments: discounted?.adjustments ?? [],
    afterItemMinor: discounted?.afterItemMinor ?? priceMinor,
    afterOrderMinor,
    tax: product && place && facts.taxTable.taxOn(afterOrderMinor, product.taxClassId, place),
  }
}

function calculateShipment(
  shipment: Shipment,
  lines: readonly CalculatedLine[],
  facts: BasketFacts,
  applied: AppliedPromotions,
): CalculatedShipment {
  const place = shipment.shippingAddress
  const method = findFittingMethod(shipment, facts)
  const shipping = applied.shipments.get(shipment.shipmentId)
  const shippingMinor = shipping?.priceMinor ?? 0
  const taxClassId = method?.taxClassId
  return {
    shipment,
    itemCount: lines.length,
    merchandiseMinor: sumMinor(lines.map((line) => line.afterItemMinor)),
    productTotalMinor: sumMinor(lines.map((line) => line.afterOrderMinor)),
    merchandiseTaxMinor: sumMinor(lines.map((line) => line.tax?.minor ?? 0)),
    method,
    shippingBaseMinor: shipping?.basePriceMinor ?? 0,
    shippingMinor,
    shippingAdjustments: shipping?.adjustments ?? [],
    shippingTax:
      taxClassId && place ? facts.taxTable.taxOn(shippingMinor, taxClassId, place) : undefined,
    isTaxKnown: Boolean(place?.stateCode),
  }
}
