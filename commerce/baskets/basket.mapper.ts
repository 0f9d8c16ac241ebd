import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import type { QuantityException } from './availability.rules'
import { toCouponItems, toPriceAdjustments } from './wire-discounts'
import type { StoredBasket } from './stored-basket'
import type { CalculatedBasket } from './calculated-basket'
import {
  toOrderAddress,
  toPaymentInstrument,
  toProductItem,
  toShipment,
  toShippingItems,
  toTotals,
} from './wire-lines'
import { allotAmounts } from './payment-instruments.rules'

/**
 * A basket on the wire. Besides the documented fields:
 * - `c_paymentAmount`: what is left to pay
 * - `c_taxPending`, `c_shippingPending`: a shipment with items has no state, or no method yet
 * - `c_quantityExceptions`: lines that cannot be had as they stand, with `requested`, `available`
 * - `c_flashes`: what the shopper should be told: `{type, message, details}`
 */
export function toBasket(
  stored: StoredBasket,
  calculated: CalculatedBasket,
  exceptions: readonly QuantityException[],
): ShopperBasketsTypes.Basket {
  const { document } = calculated
  const { email = '', customerName, custom } = document.customerInfo
  return {
    ...document.custom,
    ...toTotals(calculated),
    basketId: stored.basketId,
    agentBasket: false,
    channelType: 'storefront',
    currency: calculated.currency,
    taxation: 'net',
    creationDate: stored.createdAt.toISOString(),
    lastModified: stored.lastModified.toISOString(),
    customerInfo: {
      ...custom,
      customerId: stored.customerId,
      email,
      ...(customerName ? { customerName } : {}),
    },
    ...(document.billingAddress ? { billingAddress: toOrderAddress(document.billingAddress) } : {}),
    productItems: calculated.lines.map(toProductItem),
    shipments: calculated.shipments.map(toShipment),
    shippingItems: toShippingItems(calculated.shipments),
    paymentInstruments: toPaymentInstruments(calculated),
    couponItems: toCouponItems(calculated.coupons),
    orderPriceAdjustments: toPriceAdjustments(calculated.orderAdjustments, 'order'),
    c_paymentAmount: toDecimal(calculated.orderTotalMinor),
    c_taxPending: !calculated.isTaxKnown,
    c_shippingPending: !calculated.isShippingKnown,
    ...toExceptionFields(exceptions, calculated),
  }
}

function toPaymentInstruments({ document, orderTotalMinor }: CalculatedBasket) {
  const amounts = allotAmounts(document.paymentInstruments, orderTotalMinor)
  return document.paymentInstruments.map((instrument) =>
    toPaymentInstrument(instrument, amounts.get(instrument.paymentInstrumentId) ?? 0),
  )
}

function toExceptionFields(exceptions: readonly QuantityException[], { lines }: CalculatedBasket) {
  if (exceptions.length === 0) return {}
  const nameOf = (id: string) => lines.find(({ item }) => item.itemId === id)?.name ?? id
  return {
    c_quantityExceptions: exceptions,
    c_flashes: exceptions.map(({ itemId, productId, available }) => ({
      type: 'ProductItemNotAvailable',
      message:
        available > 0
          ? `Only ${available} of '${nameOf(itemId)}' can be ordered.`
          : `'${nameOf(itemId)}' is no longer available.`,
      details: { itemId, productId, available },
    })),
  }
}
