import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import type { LineTax } from '../tax/tax.rules'
import { toPriceAdjustments } from './wire-discounts'
import type { Address, PaymentInstrument } from './basket-document.schemas'
import type { CalculatedBasket, CalculatedLine, CalculatedShipment } from './calculated-basket'

/** Every money amount that baskets and orders show in common. */
export function toTotals(basket: CalculatedBasket) {
  const { merchandiseTaxMinor, shippingTaxMinor } = basket
  return {
    productSubTotal: toDecimal(basket.merchandiseMinor),
    productTotal: toDecimal(basket.productTotalMinor),
    merchandizeTotalTax: toDecimal(merchandiseTaxMinor),
    adjustedMerchandizeTotalTax: toDecimal(merchandiseTaxMinor),
    shippingTotal: toDecimal(basket.shippingMinor),
    shippingTotalTax: toDecimal(shippingTaxMinor),
    adjustedShippingTotalTax: toDecimal(shippingTaxMinor),
    taxTotal: toDecimal(merchandiseTaxMinor + shippingTaxMinor),
    orderTotal: toDecimal(basket.orderTotalMinor),
  }
}

export function toProductItem(line: CalculatedLine): ShopperBasketsTypes.ProductItem {
  const { item, priceMinor } = line
  return {
    ...item.custom,
    ...toTaxFields(line.afterOrderMinor, line.tax),
    itemId: item.itemId,
    productId: item.productId,
    productName: line.name,
    itemText: line.name,
    quantity: item.quantity,
    shipmentId: item.shipmentId,
    inventoryId: line.inventoryListId,
    basePrice: toDecimal(line.unitMinor),
    price: toDecimal(priceMinor),
    priceAfterItemDiscount: toDecimal(line.afterItemMinor),
    priceAfterOrderDiscount: toDecimal(line.afterOrderMinor),
    ...(line.adjustments.length > 0
      ? { priceAdjustments: toPriceAdjustments(line.adjustments, item.itemId) }
      : {}),
    bonusProductLineItem: false,
    gift: item.gift,
    ...(item.giftMessage ? { giftMessage: item.giftMessage } : {}),
  }
}

export function toShipment(calculated: CalculatedShipment): ShopperBasketsTypes.Shipment {
  const { shipment, method, merchandiseTaxMinor, shippingMinor } = calculated
  const shippingTax = calculated.shippingTax?.minor ?? 0
  const taxTotal = merchandiseTaxMinor + shippingTax
  const address = shipment.shippingAddress
  return {
    ...shipment.custom,
    shipmentId: shipment.shipmentId,
    ...(address ? { shippingAddress: toOrderAddress(address) } : {}),
    ...(method
      ? { shippingMethod: { id: method.id, name: method.name, price: toDecimal(shippingMinor) } }
      : {}),
    gift: shipment.gift,
    ...(shipment.giftMessage ? { giftMessage: shipment.giftMessage } : {}),
    shippingStatus: 'not_shipped',
    productSubTotal: toDecimal(calculated.merchandiseMinor),
    productTotal: toDecimal(calculated.productTotalMinor),
    merchandizeTotalTax: toDecimal(merchandiseTaxMinor),
    adjustedMerchandizeTotalTax: toDecimal(merchandiseTaxMinor),
    shippingTotal: toDecimal(shippingMinor),
    shippingTotalTax: toDecimal(shippingTax),
    adjustedShippingTotalTax: toDecimal(shippingTax),
    taxTotal: toDecimal(taxTotal),
    shipmentTotal: toDecimal(calculated.productTotalMinor + shippingMinor + taxTotal),
  }
}

/** One shipping line for each shipment that has items and a method. */
export function toShippingItems(
  shipments: readonly CalculatedShipment[],
): ShopperBasketsTypes.ShippingItem[] {
  return shipments.flatMap((calculated) => {
    const { shipment, method, itemCount, shippingMinor, shippingTax } = calculated
    if (!method || itemCount === 0) return []
    const price = toDecimal(calculated.shippingBaseMinor)
    const itemId = `shipping-${shipment.shipmentId}`
    const { shippingAdjustments } = calculated
    return {
      ...toTaxFields(shippingMinor, shippingTax),
      itemId,
      itemText: 'Shipping',
      shipmentId: shipment.shipmentId,
      basePrice: price,
      price,
      priceAfterItemDiscount: toDecimal(shippingMinor),
      ...(shippingAdjustments.length > 0
        ? { priceAdjustments: toPriceAdjustments(shippingAdjustments, itemId) }
        : {}),
    }
  })
}

export function toOrderAddress({ custom, ...fields }: Address): ShopperBasketsTypes.OrderAddress {
  const fullName = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  return { ...custom, ...fields, ...(fullName ? { fullName } : {}) }
}

/** @param amountMinor what the instrument pays, in cents. */
export function toPaymentInstrument(
  instrument: PaymentInstrument,
  amountMinor: number,
): ShopperBasketsTypes.OrderPaymentInstrument {
  const { paymentCard } = instrument
  const digits = paymentCard?.maskedNumber?.match(/\d{4}$/)?.[0]
  return {
    ...instrument.custom,
    paymentInstrumentId: instrument.paymentInstrumentId,
    paymentMethodId: instrument.paymentMethodId,
    amount: toDecimal(amountMinor),
    ...(paymentCard
      ? { paymentCard: { ...paymentCard, ...(digits ? { numberLastDigits: digits } : {}) } }
      : {}),
  }
}

// absent while the place of delivery is unknown
function toTaxFields(basisMinor: number, tax: LineTax | undefined) {
  if (!tax) return {}
  const amount = toDecimal(tax.minor)
  return {
    tax: amount,
    adjustedTax: amount,
    taxBasis: toDecimal(basisMinor),
    taxRate: tax.rate,
    taxClassId: tax.classId,
  }
}
