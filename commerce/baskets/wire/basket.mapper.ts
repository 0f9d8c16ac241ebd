import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../../money'
import { timezoneOf, toShopTime } from '../../sites/shop-time.rules'
import type { QuantityException } from '../items/quantity-exceptions.rules'
import type { BasketFacts } from '../model/basket-facts'
import { listFreeShipments } from '../calculation/free-shipping.rules'
import type { StoredBasket } from '../model/stored-basket'
import type { CalculatedBasket, CalculatedGiftCertificate } from '../model/calculated-basket'
import { allotAmounts } from '../payments/payment-instruments.rules'
import { toBasketExtras, toShipmentExtras } from './wire-extras'
import {
  toBonusDiscountLineItems,
  toCouponItems,
  toManualAdjustments,
  toPriceAdjustments,
} from './wire-discounts'
import {
  toOrderAddress,
  toPaymentInstrument,
  toShipment,
  toShippingItems,
  toTotals,
} from './wire-lines'
import { toProductItem } from './wire-product-items'
import type { AssessedBasket } from '../assessment/assess-basket'

export interface BasketAnswer {
  basket: ShopperBasketsTypes.Basket
  version: number
  stored: StoredBasket
  assessed: AssessedBasket
}

/**
 * Converts a basket to its wire format. It contains, besides the documented fields:
 * - `c_taxPending`: a shipment with items has no known tax yet
 * - `c_shippingPending`: a shipment with items has no shipping method yet
 * - the fields of `toBasketExtras` and `toShipmentExtras`
 */
export function toBasket(
  stored: StoredBasket,
  calculated: CalculatedBasket,
  exceptions: readonly QuantityException[],
  facts?: BasketFacts,
): ShopperBasketsTypes.Basket {
  const { document, currency } = calculated
  const freeShipments = facts && listFreeShipments(calculated, facts)
  const { email = '', customerName, custom } = document.customerInfo
  return {
    ...document.custom,
    ...toTotals(calculated),
    basketId: stored.basketId,
    agentBasket: false,
    channelType: 'storefront',
    currency,
    taxation: calculated.taxation,
    creationDate: stored.createdAt.toISOString(),
    lastModified: stored.lastModified.toISOString(),
    customerInfo: {
      ...custom,
      customerId: stored.customerId,
      email,
      ...(customerName ? { customerName } : {}),
    },
    ...(document.billingAddress ? { billingAddress: toOrderAddress(document.billingAddress) } : {}),
    productItems: calculated.lines.map((line) => toProductItem(line, currency)),
    shipments: calculated.shipments.map((shipment) => ({
      ...toShipment(shipment, currency),
      ...toShipmentExtras(shipment, calculated, { facts, freeShipments }),
    })),
    shippingItems: toShippingItems(calculated),
    paymentInstruments: toPaymentInstruments(calculated, facts && shopDay(facts)),
    couponItems: toCouponItems(calculated.coupons),
    orderPriceAdjustments: [
      ...toManualAdjustments(calculated.manualOrderAdjustments, currency),
      ...toPriceAdjustments(calculated.orderAdjustments, 'order', currency),
    ],
    ...toOptionalParts(calculated),
    c_taxPending: !calculated.isTaxKnown,
    c_shippingPending: !calculated.isShippingKnown,
    ...toBasketExtras(calculated, exceptions, facts),
  }
}

function shopDay({ now, preferences = {} }: BasketFacts): string {
  return toShopTime(now, timezoneOf(preferences)).day
}

function toPaymentInstruments(
  { document, orderTotalMinor, currency }: CalculatedBasket,
  today?: string,
) {
  const amounts = allotAmounts(document.paymentInstruments, orderTotalMinor)
  return document.paymentInstruments.map((instrument) =>
    toPaymentInstrument(
      instrument,
      { minor: amounts.get(instrument.paymentInstrumentId) ?? 0, currency },
      today,
    ),
  )
}

/** Fields that are left out if they are empty. */
function toOptionalParts({ document, giftCertificates, bonusChoices, currency }: CalculatedBasket) {
  return {
    ...(document.sourceCode ? { sourceCode: document.sourceCode } : {}),
    ...(giftCertificates.length > 0
      ? {
          giftCertificateItems: giftCertificates.map((one) => toGiftCertificateItem(one, currency)),
        }
      : {}),
    ...(bonusChoices.length > 0
      ? { bonusDiscountLineItems: toBonusDiscountLineItems(bonusChoices) }
      : {}),
  }
}

function toGiftCertificateItem(
  { item }: CalculatedGiftCertificate,
  currency: string,
): ShopperBasketsTypes.GiftCertificateItem {
  const { custom, amountMinor, ...fields } = item
  return { ...custom, ...fields, amount: toDecimal(amountMinor, currency) }
}
