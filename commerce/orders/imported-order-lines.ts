import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { toTaxFields } from '../baskets/wire/wire-tax'
import { sumMinor, toDecimal } from '../money'
import { prorate } from '../promotions/prorate'
import type {
  Amounts,
  ImportedAdjustment,
  ImportedLine,
  ImportedOption,
  ImportedOrder,
  ImportedShippingLine,
} from './imported-order.schemas'
import { shippingItemIdOf } from '../baskets/model/shipping-item'
import { add, itemAmounts } from './imported-totals.rules'

type Order = ShopperOrdersTypes.Order
type ProductItem = NonNullable<Order['productItems']>[number]
type PriceAdjustment = NonNullable<Order['orderPriceAdjustments']>[number]

export interface PricedLine {
  itemId: string
  line: ImportedLine
  /** Including options, after the line's own discounts. */
  item: Amounts
  /** Also after the line's share of the order's discounts. */
  final: Amounts
}

/** Distributes the order's discounts over its lines, exact to the cent. */
export function priceLines({ lines, orderAdjustments }: ImportedOrder): PricedLine[] {
  const amounts = lines.map(itemAmounts)
  const discount = add(...orderAdjustments)
  const weights = amounts.map(({ priceMinor }) => Math.max(0, priceMinor))
  const prices = prorate(-discount.priceMinor, weights)
  const taxes = prorate(-discount.taxMinor, weights)
  return lines.map((line, index) => {
    const item = amounts[index] ?? line
    const share = { priceMinor: -(prices[index] ?? 0), taxMinor: -(taxes[index] ?? 0) }
    return { itemId: String(index + 1), line, item, final: add(item, share) }
  })
}

export function toProductItem(
  { itemId, line, item, final }: PricedLine,
  currency: string,
): ProductItem {
  const { options, parts } = line
  const shared = toSharedFields(line)
  const ofOptions = sumMinor(options.map((one) => add(one, ...one.adjustments).priceMinor))
  const finalMinor = Math.max(0, final.priceMinor - ofOptions)
  return {
    ...line.custom,
    ...toTaxFields(
      finalMinor,
      { rate: line.taxRate, minor: final.taxMinor, classId: '' },
      line.taxMinor,
      currency,
    ),
    ...shared,
    itemId,
    productId: line.productId,
    productName: line.name,
    itemText: line.name,
    quantity: line.quantity,
    basePrice: toDecimal(line.unitMinor, currency),
    price: toDecimal(line.priceMinor, currency),
    priceAfterItemDiscount: toDecimal(item.priceMinor - ofOptions, currency),
    priceAfterOrderDiscount: toDecimal(finalMinor, currency),
    ...(line.adjustments.length > 0
      ? { priceAdjustments: toAdjustments(line.adjustments, itemId, currency) }
      : {}),
    bonusProductLineItem: line.adjustments.some(({ discount }) => discount?.type === 'bonus'),
    gift: line.gift,
    ...(line.giftMessage ? { giftMessage: line.giftMessage } : {}),
    ...(options.length > 0
      ? {
          optionItems: options.map((one, index) =>
            toOptionItem(one, { line, currency, itemId: `${itemId}-${index + 1}` }),
          ),
        }
      : {}),
    ...(parts.length > 0
      ? {
          bundledProductItems: parts.map((part, index) => ({
            ...shared,
            ...FREE,
            itemId: `${itemId}-part-${index + 1}`,
            productId: part.productId,
            productName: part.name,
            itemText: part.name,
            quantity: part.quantity,
          })),
        }
      : {}),
  }
}

/** Parts of a bundle are included in the bundle's price. */
const FREE = {
  basePrice: 0,
  price: 0,
  priceAfterItemDiscount: 0,
  priceAfterOrderDiscount: 0,
  bonusProductLineItem: false,
  gift: false,
}

function toSharedFields({ shipmentId, inventoryListId }: ImportedLine) {
  return { shipmentId, ...(inventoryListId ? { inventoryId: inventoryListId } : {}) }
}

function toOptionItem(
  option: ImportedOption,
  { line, currency, itemId }: { line: ImportedLine; currency: string; itemId: string },
) {
  const { priceMinor, taxMinor } = add(option, ...option.adjustments)
  return {
    ...toTaxFields(
      priceMinor,
      { rate: line.taxRate, minor: taxMinor, classId: '' },
      option.taxMinor,
      currency,
    ),
    ...toSharedFields(line),
    itemId,
    optionId: option.optionId,
    optionValueId: option.valueId,
    productId: option.productId,
    productName: option.text ?? option.valueId,
    itemText: option.text ?? option.valueId,
    quantity: line.quantity,
    basePrice: toDecimal(option.unitMinor, currency),
    price: toDecimal(option.priceMinor, currency),
    priceAfterItemDiscount: toDecimal(priceMinor, currency),
    priceAfterOrderDiscount: toDecimal(priceMinor, currency),
    bonusProductLineItem: false,
    gift: false,
  }
}

export function toShippingItem(
  line: ImportedShippingLine,
  currency: string,
): NonNullable<Order['shippingItems']>[number] {
  const { shipmentId, adjustments, taxRate } = line
  const itemId = shippingItemIdOf(shipmentId)
  const { priceMinor, taxMinor } = add(line, ...adjustments)
  return {
    ...toTaxFields(
      priceMinor,
      { rate: taxRate, minor: taxMinor, classId: '' },
      line.taxMinor,
      currency,
    ),
    itemId,
    itemText: line.text ?? 'Shipping',
    shipmentId,
    basePrice: toDecimal(line.priceMinor, currency),
    price: toDecimal(line.priceMinor, currency),
    priceAfterItemDiscount: toDecimal(priceMinor, currency),
    ...(adjustments.length > 0
      ? { priceAdjustments: toAdjustments(adjustments, itemId, currency) }
      : {}),
  }
}

/** @param owner prefix of the adjustments' ids: the item's id, or `order`. */
export function toAdjustments(
  adjustments: readonly ImportedAdjustment[],
  owner: string,
  currency: string,
): PriceAdjustment[] {
  return adjustments.map((one, index) => ({
    ...one.custom,
    priceAdjustmentId: `${owner}-${one.promotionId}${index === 0 ? '' : `-${index + 1}`}`,
    promotionId: one.promotionId,
    ...(one.campaignId ? { campaignId: one.campaignId } : {}),
    ...(one.text ? { itemText: one.text } : {}),
    ...(one.reasonCode ? { reasonCode: one.reasonCode } : {}),
    ...(one.couponId ? { couponCode: one.couponId } : {}),
    price: toDecimal(one.priceMinor, currency),
    appliedDiscount: one.discount ?? {
      type: 'amount',
      amount: toDecimal(-one.priceMinor, currency),
    },
    custom: one.isManual,
    manual: one.isManual,
  }))
}
