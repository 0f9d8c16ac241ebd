import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { isCardExpired } from '../../customers/saved-card.rules'
import { maskCardNumber } from '../../payments/card-masks.rules'
import { maskCode } from '../../payments/gift-certificate-code'
import { toDecimal } from '../../money'
import { shippingItemIdOf } from '../model/shipping-item'
import { toShippingMethod } from './shipping-method.mapper'
import type { Address, PaymentInstrument } from '../model/basket-document.schemas'
import type { CalculatedBasket, CalculatedShipment } from '../model/calculated-basket'
import { toManualAdjustments, toPriceAdjustments } from './wire-discounts'
import { toTaxFields } from './wire-tax'

export function toTotals(basket: CalculatedBasket) {
  const { currency, merchandiseTaxMinor, shippingTaxMinor, giftCertificateTaxMinor } = basket
  return {
    productSubTotal: toDecimal(basket.merchandiseMinor, currency),
    productTotal: toDecimal(basket.productTotalMinor, currency),
    merchandizeTotalTax: toDecimal(basket.fullMerchandiseTaxMinor, currency),
    adjustedMerchandizeTotalTax: toDecimal(merchandiseTaxMinor, currency),
    shippingTotal: toDecimal(basket.shippingMinor, currency),
    shippingTotalTax: toDecimal(basket.fullShippingTaxMinor, currency),
    adjustedShippingTotalTax: toDecimal(shippingTaxMinor, currency),
    taxTotal: toDecimal(merchandiseTaxMinor + shippingTaxMinor + giftCertificateTaxMinor, currency),
    orderTotal: toDecimal(basket.orderTotalMinor, currency),
  }
}

export function toShipment(
  calculated: CalculatedShipment,
  currency: string,
): ShopperBasketsTypes.Shipment {
  const { shipment, method, merchandiseTaxMinor, shippingMinor } = calculated
  const shippingTax = calculated.shippingTax?.minor ?? 0
  const address = shipment.shippingAddress
  return {
    ...shipment.custom,
    shipmentId: shipment.shipmentId,
    ...(address ? { shippingAddress: toOrderAddress(address) } : {}),
    ...(method ? { shippingMethod: toShippingMethod(method, shippingMinor, currency) } : {}),
    gift: shipment.gift,
    ...(shipment.giftMessage ? { giftMessage: shipment.giftMessage } : {}),
    shippingStatus: 'not_shipped',
    productSubTotal: toDecimal(calculated.merchandiseMinor, currency),
    productTotal: toDecimal(calculated.productTotalMinor, currency),
    merchandizeTotalTax: toDecimal(calculated.fullMerchandiseTaxMinor, currency),
    adjustedMerchandizeTotalTax: toDecimal(merchandiseTaxMinor, currency),
    shippingTotal: toDecimal(shippingMinor, currency),
    shippingTotalTax: toDecimal(calculated.fullShippingTaxMinor, currency),
    adjustedShippingTotalTax: toDecimal(shippingTax, currency),
    taxTotal: toDecimal(merchandiseTaxMinor + shippingTax, currency),
    shipmentTotal: toDecimal(calculated.totalMinor, currency),
  }
}

export function toShippingItems({
  shipments,
  document,
  currency,
}: Pick<
  CalculatedBasket,
  'shipments' | 'document' | 'currency'
>): ShopperBasketsTypes.ShippingItem[] {
  return shipments.flatMap((calculated) => {
    const { shipment, method, itemCount, shippingMinor, shippingTax } = calculated
    if (!method || itemCount === 0) return []
    const price = toDecimal(calculated.shippingBaseMinor, currency)
    const itemId = shippingItemIdOf(shipment.shipmentId)
    const adjustments = [
      ...toManualAdjustments(calculated.manualShippingAdjustments, currency),
      ...toPriceAdjustments(calculated.shippingAdjustments, itemId, currency),
    ]
    return {
      ...document.shippingItemCustom?.[itemId],
      ...toTaxFields(shippingMinor, shippingTax, calculated.fullShippingTaxMinor, currency),
      itemId,
      itemText: 'Shipping',
      shipmentId: shipment.shipmentId,
      basePrice: price,
      price,
      priceAfterItemDiscount: toDecimal(shippingMinor, currency),
      ...(adjustments.length > 0 ? { priceAdjustments: adjustments } : {}),
    }
  })
}

export function toOrderAddress({ custom, ...fields }: Address): ShopperBasketsTypes.OrderAddress {
  const fullName = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  return { ...custom, ...fields, ...(fullName ? { fullName } : {}) }
}

/**
 * @param amount the amount that the instrument pays.
 * @param today the shop's calendar day, used to determine whether a card has expired; without it,
 * that field is left out.
 */
export function toPaymentInstrument(
  instrument: PaymentInstrument,
  { minor, currency }: { minor: number; currency: string },
  today?: string,
): ShopperBasketsTypes.OrderPaymentInstrument {
  const { paymentCard } = instrument
  const maskedNumber = paymentCard?.maskedNumber && maskCardNumber(paymentCard.maskedNumber)
  const digits = maskedNumber?.match(/\d{4}$/)?.[0]
  return {
    ...instrument.custom,
    paymentInstrumentId: instrument.paymentInstrumentId,
    paymentMethodId: instrument.paymentMethodId,
    amount: toDecimal(minor, currency),
    ...(instrument.giftCertificateCode
      ? { maskedGiftCertificateCode: maskCode(instrument.giftCertificateCode) }
      : {}),
    ...(paymentCard
      ? {
          paymentCard: {
            ...paymentCard,
            ...(maskedNumber && { maskedNumber }),
            ...(digits ? { numberLastDigits: digits } : {}),
            ...(today ? { creditCardExpired: isCardExpired(paymentCard, today) } : {}),
          },
        }
      : {}),
    ...(instrument.bankRoutingNumber ? { bankRoutingNumber: instrument.bankRoutingNumber } : {}),
  }
}
