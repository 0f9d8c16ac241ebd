import type { Amounts } from '../../orders/imported-order.schemas'
import { OWN_ORDER_ATTRIBUTE } from '../../orders/own-order.schemas'
import { toRate } from '../../percentages'
import { listCustomAttributes, toCustomAttributes } from '../custom-attributes'
import { toSignedMinor } from '../minor-units'
import {
  child,
  descend,
  flagOf,
  markRead,
  numberOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import type { Reading } from './parse-records'

export interface OrderReading {
  reading: Reading
  orderNo: string
  taxation: string
  currency: string
}

/**
 * Reads amounts in the order's taxation mode (net or gross). Missing ones are NaN, which the schema
 * refuses.
 */
export function readAmounts(
  { taxation, currency }: OrderReading,
  element: XmlElement | undefined,
): Amounts {
  const price = textOf(element, taxation === 'gross' ? 'gross-price' : 'net-price')
  const tax = textOf(element, 'tax')
  return {
    priceMinor: toSignedMinor(price ?? textOf(element, 'base-price'), currency),
    taxMinor: tax === undefined ? 0 : toSignedMinor(tax, currency),
  }
}

export function readOrderCustom(
  { reading, orderNo }: OrderReading,
  objectType: string,
  element: XmlElement | undefined,
) {
  const attributes = listCustomAttributes(reading, objectType, orderNo, element).filter(
    (one) => one.attributes['attribute-id'] !== OWN_ORDER_ATTRIBUTE,
  )
  const custom = toCustomAttributes(reading, objectType, orderNo, attributes)
  return Object.fromEntries(Object.entries(custom).map(([key, value]) => [`c_${key}`, value]))
}

export function readAdjustments(order: OrderReading, element: XmlElement | undefined) {
  return descend(element, 'price-adjustments', 'price-adjustment').map((one) => ({
    ...readAmounts(order, one),
    promotionId: textOf(one, 'promotion-id'),
    text: textOf(one, 'lineitem-text'),
    campaignId: textOf(one, 'campaign-id'),
    couponId: textOf(one, 'coupon-id'),
    reasonCode: textOf(one, 'reason-code'),
    isManual: flagOf(one, 'manual') === true,
    discount: readDiscount(child(one, 'discount')),
    custom: readOrderCustom(order, 'PriceAdjustment', one),
  }))
}

/** Converts a discount to the names of the Shopper APIs. */
function readDiscount(element: XmlElement | undefined) {
  const [discount] = element?.elements ?? []
  if (!discount) return undefined
  markRead(discount)
  const type = discount.name.replaceAll('-', '_')
  const number = Number(discount.text)
  if (type === 'percentage') return { type, percentage: toRate(number) }
  return discount.text === '' || Number.isNaN(number) ? { type } : { type, amount: number }
}

export function readLine(order: OrderReading, element: XmlElement) {
  const name = textOf(element, 'product-name') ?? textOf(element, 'lineitem-text')
  const productId = textOf(element, 'product-id')
  return {
    ...readAmounts(order, element),
    productId,
    name: name ?? productId,
    quantity: numberOf(element, 'quantity'),
    unitMinor: toSignedMinor(textOf(element, 'base-price'), order.currency),
    taxRate: numberOf(element, 'tax-rate') ?? 0,
    shipmentId: textOf(element, 'shipment-id') ?? '',
    inventoryListId: textOf(element, 'inventory-list-id'),
    gift: flagOf(element, 'gift') === true,
    giftMessage: textOf(element, 'gift-message'),
    adjustments: readAdjustments(order, element),
    options: descend(element, 'option-lineitems', 'option-lineitem').map((option) => ({
      ...readAmounts(order, option),
      optionId: textOf(option, 'option-id'),
      valueId: textOf(option, 'value-id'),
      productId: textOf(option, 'product-id'),
      text: textOf(option, 'lineitem-text'),
      unitMinor: toSignedMinor(textOf(option, 'base-price'), order.currency),
      adjustments: readAdjustments(order, option),
    })),
    parts: descend(element, 'bundled-product-lineitems', 'bundled-product-lineitem').map(
      (part) => ({
        productId: textOf(part, 'product-id'),
        name: textOf(part, 'product-name') ?? textOf(part, 'product-id'),
        quantity: numberOf(part, 'quantity'),
      }),
    ),
    status: textOf(element, 'external-line-item-status'),
    statusText: textOf(element, 'external-line-item-text'),
    custom: readOrderCustom(order, 'ProductLineItem', element),
  }
}

export function readShippingLines(order: OrderReading, element: XmlElement, lines: XmlElement[]) {
  const whole = descend(element, 'shipping-lineitems', 'shipping-lineitem')
  const surcharges = lines.flatMap((line) => {
    const own = child(line, 'shipping-lineitem')
    return own ? [{ own, shipmentId: textOf(line, 'shipment-id') }] : []
  })
  return [
    ...whole.map((own) => ({ own, shipmentId: textOf(own, 'shipment-id') })),
    ...surcharges,
  ].map(({ own, shipmentId = '' }) => ({
    ...readAmounts(order, own),
    shipmentId,
    text: textOf(own, 'lineitem-text'),
    taxRate: numberOf(own, 'tax-rate') ?? 0,
    adjustments: readAdjustments(order, own),
  }))
}

export function readTotal(
  { currency }: OrderReading,
  totals: XmlElement | undefined,
  name: string,
) {
  const element = child(totals, name)
  const minorOf = (part: string) => {
    const text = textOf(element, part)
    return text === undefined ? undefined : toSignedMinor(text, currency)
  }
  return {
    netMinor: minorOf('net-price'),
    taxMinor: minorOf('tax'),
    grossMinor: minorOf('gross-price'),
  }
}
