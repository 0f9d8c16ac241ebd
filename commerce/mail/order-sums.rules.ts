import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { moneyFormat, roundAmount } from '../../rules/currency'
import type { MailRow } from './mail-content'
import type { Words } from '../languages/words.types'

type Order = ShopperOrdersTypes.Order

export type MoneyFormat = (amount: number | undefined) => string

/**
 * Returns the rows of an order's totals: goods, discounts, and a subtotal above shipping and tax,
 * which is total minus shipping minus tax (ORD-007). The rows below the subtotal add up to the
 * total; tax that prices include is shown below it.
 */
export function toTotalRows(order: Order, money: MoneyFormat, words: Words): MailRow[] {
  const { sums } = words
  const { productSubTotal = 0, orderTotal = 0, shippingTotal = 0, taxTotal = 0 } = order
  const { currency = '' } = order
  const isGross = order.taxation === 'gross'
  const addedTax = isGross ? 0 : taxTotal
  const subtotal = roundAmount(orderTotal - shippingTotal - addedTax, currency)
  const certificates = (order.giftCertificateItems ?? []).map(
    ({ recipientEmail, amount }): MailRow => [
      sums.certificateFor(recipientEmail ?? ''),
      money(amount),
    ],
  )
  const parts = [...toDiscountRows(order.orderPriceAdjustments, money, words), ...certificates]
  return [
    ...(parts.length > 0 ? [[sums.items, money(productSubTotal)] as const, ...parts] : []),
    [sums.subtotal, money(subtotal)],
    ...toShippingRows(order, money, words),
    ...(isGross ? [] : [[sums.tax, money(taxTotal)] as const]),
    [sums.total, money(orderTotal), 'total'],
    ...(isGross ? [[sums.taxIncluded, money(taxTotal)] as const] : []),
  ]
}

/** Returns one shipping row, or one row per shipment if there are several (CART-036). */
function toShippingRows(
  { shippingItems = [], shippingTotal }: Order,
  money: MoneyFormat,
  { sums }: Words,
): MailRow[] {
  if (shippingItems.length < 2) return [[sums.shipping, money(shippingTotal)]]
  return shippingItems.map(({ priceAfterItemDiscount, price }, index) => [
    `${sums.shipping} ${index + 1}`,
    money(priceAfterItemDiscount ?? price),
  ])
}

/** Returns the discounts, so that all amounts add up to the total. */
export function toDiscountRows(
  adjustments: ShopperOrdersTypes.PriceAdjustment[] = [],
  money: MoneyFormat,
  { sums }: Words,
): MailRow[] {
  return adjustments
    .filter(({ price = 0 }) => price !== 0)
    .map(({ itemText, promotionId, price }) => [
      itemText || promotionId || sums.discount,
      money(price),
    ])
}

export function createMoneyFormat(currency: string, locale: string): MoneyFormat {
  const format = new Intl.NumberFormat(locale, moneyFormat(currency))
  return (amount = 0) => format.format(amount)
}
