import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { toOrderAddress } from '../baskets/wire/wire-lines'
import { toDecimal } from '../money'
import type { ShippingMethod } from '../shipping/shipping.rules'
import type { ImportedOrder, ImportedShipment } from './imported-order.schemas'
import {
  priceLines,
  toAdjustments,
  toProductItem,
  toShippingItem,
  type PricedLine,
} from './imported-order-lines'
import { add, fullAmounts, sumOrder, type OrderSums } from './imported-totals.rules'
import type { OrderContent } from './order-content.constants'

type Order = ShopperOrdersTypes.Order

export function toImportedContent(
  order: ImportedOrder,
  customerId: string,
  methods: readonly ShippingMethod[],
): OrderContent {
  const { billingAddress, currency, email } = order
  const address = billingAddress && toOrderAddress(billingAddress)
  const customerName = order.customerName ?? address?.fullName ?? ''
  const lines = priceLines(order)
  const coupons = listCoupons(order)
  return {
    taxation: order.taxation,
    ...(order.sourceCode ? { sourceCode: order.sourceCode } : {}),
    customerName,
    customerInfo: { customerId, email, customerName },
    ...(address ? { billingAddress: address } : {}),
    ...toTotals(order, sumOrder(order)),
    productItems: lines.map((line) => toProductItem(line, currency)),
    shipments: order.shipments.map((shipment, index) => ({
      ...toShipment(shipment, order, lines, methods),
      shipmentNo: String(index + 1).padStart(8, '0'),
    })),
    shippingItems: order.shippingLines.map((line) => toShippingItem(line, currency)),
    couponItems: coupons.map((code, index) => ({
      couponItemId: String(index + 1),
      code,
      valid: true,
      statusCode: 'applied',
    })),
    orderPriceAdjustments: toAdjustments(order.orderAdjustments, 'order', currency),
    ...(order.certificates.length > 0 ? { giftCertificateItems: toCertificates(order) } : {}),
  }
}

function toTotals({ currency, lines, shippingLines, totals }: ImportedOrder, sums: OrderSums) {
  return {
    productSubTotal: toDecimal(sums.merchandise.priceMinor, currency),
    productTotal: toDecimal(sums.adjustedMerchandise.priceMinor, currency),
    merchandizeTotalTax: toTax(add(...lines.map(fullAmounts)).taxMinor, currency),
    adjustedMerchandizeTotalTax: toTax(sums.adjustedMerchandise.taxMinor, currency),
    shippingTotal: toDecimal(sums.adjustedShipping.priceMinor, currency),
    shippingTotalTax: toTax(add(...shippingLines).taxMinor, currency),
    adjustedShippingTotalTax: toTax(sums.adjustedShipping.taxMinor, currency),
    taxTotal: toTax(totals.order.taxMinor ?? sums.taxMinor, currency),
    orderTotal: toDecimal(totals.order.grossMinor ?? sums.totalMinor, currency),
  }
}

/** A discount may reduce the tax by more than the remaining tax. Tax is never shown below zero. */
const toTax = (minor: number, currency: string) => toDecimal(Math.max(0, minor), currency)

function toShipment(
  shipment: ImportedShipment,
  { currency, shippingLines, taxation }: ImportedOrder,
  lines: readonly PricedLine[],
  methods: readonly ShippingMethod[],
): NonNullable<Order['shipments']>[number] {
  const { shipmentId, address, methodId, custom, gift, giftMessage } = shipment
  const own = lines.filter(({ line }) => line.shipmentId === shipmentId)
  const deliveries = shippingLines.filter((line) => line.shipmentId === shipmentId)
  const shipping = add(...deliveries.flatMap((line) => [line, ...line.adjustments]))
  const goods = add(...own.map(({ final }) => final))
  const whole = add(goods, shipping)
  return {
    ...custom,
    shipmentId,
    ...(address ? { shippingAddress: toOrderAddress(address) } : {}),
    ...(methodId
      ? { shippingMethod: toMethod(methodId, toDecimal(shipping.priceMinor, currency), methods) }
      : {}),
    gift,
    ...(giftMessage ? { giftMessage } : {}),
    shippingStatus: 'not_shipped',
    productSubTotal: toDecimal(add(...own.map(({ item }) => item)).priceMinor, currency),
    productTotal: toDecimal(goods.priceMinor, currency),
    merchandizeTotalTax: toTax(add(...own.map(({ line }) => fullAmounts(line))).taxMinor, currency),
    adjustedMerchandizeTotalTax: toTax(goods.taxMinor, currency),
    shippingTotal: toDecimal(shipping.priceMinor, currency),
    shippingTotalTax: toTax(add(...deliveries).taxMinor, currency),
    adjustedShippingTotalTax: toTax(shipping.taxMinor, currency),
    taxTotal: toTax(whole.taxMinor, currency),
    shipmentTotal: toDecimal(
      whole.priceMinor + (taxation === 'net' ? whole.taxMinor : 0),
      currency,
    ),
  }
}

/** A method that no longer exists on the site is shown with its id as its name. */
function toMethod(id: string, price: number, methods: readonly ShippingMethod[]) {
  const { name = id, isPickup = false } = methods.find((method) => method.id === id) ?? {}
  return { id, name, price, c_storePickupEnabled: isPickup }
}

/** Imported orders contain the coupons' ids, not the entered codes. */
function listCoupons(order: ImportedOrder): string[] {
  const adjustments = [
    ...order.lines.flatMap((line) => [
      ...line.adjustments,
      ...line.options.flatMap((option) => option.adjustments),
    ]),
    ...order.shippingLines.flatMap((line) => line.adjustments),
    ...order.orderAdjustments,
    ...order.shippingAdjustments,
  ]
  return [...new Set(adjustments.flatMap(({ couponId }) => couponId ?? []))]
}

function toCertificates({ certificates, currency }: ImportedOrder): Order['giftCertificateItems'] {
  return certificates.map(({ custom, priceMinor, taxMinor: _tax, ...fields }, index) => ({
    ...custom,
    ...fields,
    giftCertificateItemId: String(index + 1),
    amount: toDecimal(priceMinor, currency),
  }))
}
