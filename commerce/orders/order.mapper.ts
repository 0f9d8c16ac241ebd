import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { CalculatedBasket } from '../baskets/calculated-basket'
import { toCouponItems, toPriceAdjustments } from '../baskets/wire-discounts'
import {
  toOrderAddress,
  toPaymentInstrument,
  toProductItem,
  toShipment,
  toShippingItems,
  toTotals,
} from '../baskets/wire-lines'
import type { OrderContent } from './order-document.schemas'
import type { StoredOrder } from './order.repository'

/** Freezes what a basket shows at the moment it is ordered. */
export function toOrderContent(calculated: CalculatedBasket, customerId: string): OrderContent {
  const { document } = calculated
  const { email = '', customerName, custom } = document.customerInfo
  const { firstName, lastName } = document.billingAddress ?? {}
  const used = calculated.shipments.filter((shipment) => shipment.itemCount > 0)
  const name = customerName ?? [firstName, lastName].filter(Boolean).join(' ')
  return {
    ...toTotals(calculated),
    customerInfo: { ...custom, customerId, email, customerName: name },
    customerName: name,
    billingAddress: document.billingAddress && toOrderAddress(document.billingAddress),
    productItems: calculated.lines.map(toProductItem),
    shipments: used.map((shipment, index) => ({
      ...toShipment(shipment),
      shipmentNo: String(index + 1).padStart(8, '0'),
    })),
    shippingItems: toShippingItems(used),
    couponItems: toCouponItems(calculated.coupons),
    orderPriceAdjustments: toPriceAdjustments(calculated.orderAdjustments, 'order'),
  }
}

/**
 * An order on the wire. Besides the documented fields: `c_basketId`, the basket it was made of,
 * and `c_flashes` (`{type, message}`) when something is to be told, e.g. `PaymentTransactionFailed`.
 */
export function toOrder(order: StoredOrder): ShopperOrdersTypes.Order {
  const { content, payments, flashes, isGuest, custom } = order.document
  return {
    ...custom,
    ...content,
    orderNo: order.orderNo,
    siteId: order.siteId,
    status: order.status,
    confirmationStatus: isPlaced(order) ? 'confirmed' : 'not_confirmed',
    paymentStatus: order.paymentStatus === 'authorised' ? 'paid' : 'not_paid',
    shippingStatus: 'not_shipped',
    exportStatus: isPlaced(order) ? 'ready' : 'not_exported',
    channelType: 'storefront',
    createdBy: 'Customer',
    creationDate: order.createdAt.toISOString(),
    lastModified: order.lastModified.toISOString(),
    currency: order.currency,
    taxation: 'net',
    guest: isGuest,
    paymentInstruments: payments.map(({ instrument, amountMinor }) =>
      toPaymentInstrument(instrument, amountMinor),
    ),
    c_basketId: order.basketId,
    ...(flashes.length > 0 ? { c_flashes: flashes } : {}),
  }
}

function isPlaced({ status }: StoredOrder): boolean {
  return status === 'new' || status === 'completed'
}
