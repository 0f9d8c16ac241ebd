import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { isCardExpired } from '../../customers/saved-card.rules'
import { maskCardNumber } from '../../payments/card-masks.rules'
import { maskCode } from '../../gift-certificates/gift-certificate-code'
import { toDecimal } from '../../money'
import { shippingItemIdOf } from '../model/shipping-item'
import { toShippingMethod } from '../shipments/shipping-method.mapper'
import type { Address, PaymentInstrument } from '../model/basket-document.schemas'
import type { CalculatedBasket, CalculatedShipment } from '../model/calculated-basket'
import { toManualAdjustments, toPriceAdjustments } from './wire-discounts'
import { toTaxFields } from './wire-tax'

/** Returns the totals that baskets and orders have in common. */
export function toTotals(basket: CalculatedBasket) {
  const { merchandiseTaxMinor, shippingTaxMinor, giftCertificateTaxMinor } = basket
  return {
    productSubTotal: toDecimal(basket.merchandiseMinor),
    productTotal: toDecimal(basket.productTotalMinor),
    merchandizeTotalTax: toDecimal(basket.fullMerchandiseTaxMinor),
    adjustedMerchandizeTotalTax: toDecimal(merchandiseTaxMinor),
    shippingTotal: toDecimal(basket.shippingMinor),
    shippingTotalTax: toDecimal(basket.fullShippingTaxMinor),
    adjustedShippingTotalTax: toDecimal(shippingTaxMinor),
    taxTotal: toDecimal(merchandiseTaxMinor + shippingTaxMinor + giftCertificateTaxMinor),
    orderTotal: toDecimal(basket.orderTotalMinor),
  }
}

export function toShipment(calculated: CalculatedShipment): ShopperBasketsTypes.Shipment {
  const { shipment, method, merchandiseTaxMinor, shippingMinor } = calculated
  const shippingTax = calculated.shippingTax?.minor ?? 0
  const address = shipment.shippingAddress
  return {
    ...shipment.custom,
    shipmentId: shipment.shipmentId,
    ...(address ? { shippingAddress: toOrderAddress(address) } : {}),
    ...(method ? { shippingMethod: toShippingMethod(method, shippingMinor) } : {}),
    gift: shipment.gift,
    ...(shipment.giftMessage ? { giftMessage: shipment.giftMessage } : {}),
    shippingStatus: 'not_shipped',
    productSubTotal: toDecimal(calculated.merchandiseMinor),
    productTotal: toDecimal(calculated.productTotalMinor),
    merchandizeTotalTax: toDecimal(calculated.fullMerchandiseTaxMinor),
    adjustedMerchandizeTotalTax: toDecimal(merchandiseTaxMinor),
    shippingTotal: toDecimal(shippingMinor),
    shippingTotalTax: toDecimal(calculated.fullShippingTaxMinor),
    adjustedShippingTotalTax: toDecimal(shippingTax),
    taxTotal: toDecimal(merchandiseTaxMinor + shippingTax),
    shipmentTotal: toDecimal(calculated.totalMinor),
  }
}

/** Returns one shipping item for each shipment that has items and a method. */
export function toShippingItems({
  shipments,
  document,
}: Pick<CalculatedBasket, 'shipments' | 'document'>): ShopperBasketsTypes.ShippingItem[] {
  return shipments.flatMap((calculated) => {
    const { shipment, method, itemCount, shippingMinor, shippingTax } = calculated
    if (!method || itemCount === 0) return []
    const price = toDecimal(calculated.shippingBaseMinor)
    const itemId = shippingItemIdOf(shipment.shipmentId)
    const adjustments = [
      ...toManualAdjustments(calculated.manualShippingAdjustments),
      ...toPriceAdjustments(calculated.shippingAdjustments, itemId),
    ]
    return {
      ...document.shippingItemCustom?.[itemId],
      ...toTaxFields(shippingMinor, shippingTax, calculated.fullShippingTaxMinor),
      itemId,
      itemText: 'Shipping',
      shipmentId: shipment.shipmentId,
      basePrice: price,
      price,
      priceAfterItemDiscount: toDecimal(shippingMinor),
      ...(adjustments.length > 0 ? { priceAdjustments: adjustments } : {}),
    }
  })
}

export function toOrderAddress({ custom, ...fields }: Address): ShopperBasketsTypes.OrderAddress {
  const fullName = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  return { ...custom, ...fields, ...(fullName ? { fullName } : {}) }
}

/**
 * @param amountMinor the amount that the instrument pays, in cents.
 * @param today the shop's calendar day, used to determine whether a card has expired; without it,
 * that field is left out.
 */
export function toPaymentInstrument(
  instrument: PaymentInstrument,
  amountMinor: number,
  today?: string,
): ShopperBasketsTypes.OrderPaymentInstrument {
  const { paymentCard } = instrument
  const maskedNumber = paymentCard?.maskedNumber && maskCardNumber(paymentCard.maskedNumber)
  const digits = maskedNumber?.match(/\d{4}$/)?.[0]
  return {
    ...instrument.custom,
    paymentInstrumentId: instrument.paymentInstrumentId,
    paymentMethodId: instrument.paymentMethodId,
    amount: toDecimal(amountMinor),
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
