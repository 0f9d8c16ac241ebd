import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type {
  OfficeDiscount,
  OfficeGiftCard,
  OfficeOrderItem,
  OfficeShipment,
} from '../../contracts/order'
import { toJourneyLines } from '../mail/delivery-lines.rules'
import { wordsIn } from '../languages/languages'
import { sumMinor, toDecimal, toMinor } from '../money'
import { toAddressLines } from '../orders/address-lines.rules'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import type { OrderReturn } from '../orders/order-document.schemas'
import { outdatedSlipOf } from '../orders/changed-parcels.rules'
import { maskCode } from '../payments/gift-certificate-code'
import { packedQuantityOf, parcelsOf } from '../orders/fulfilment.rules'
import { whyPacked } from '../orders/order-edit.rules'
import { pickupStateOf, shopIdOf, shopNameOf } from '../orders/pickup.rules'
import { quantityHeld } from '../orders/pieces-left'
import {
  lineCostMinor,
  piecesPerBox,
  refundedBoxPiecesOf,
  refundedQuantityOf,
} from '../orders/refund.rules'
import { hasLeft, linesWaiting } from '../orders/waiting-lines.rules'
import { toFilledBox } from './filled-box'

type Order = ShopperOrdersTypes.Order
type Item = NonNullable<Order['productItems']>[number]

/** Returns the parcels of an order with their contents, for packing and tracking. */
export function toOfficeShipments(
  { claims, order, stored, prints }: BackOfficeOrder,
  pictures: ReadonlyMap<string, string> = new Map(),
): OfficeShipment[] {
  const words = wordsIn('en-US')
  return (order.shipments ?? []).map((shipment) => {
    const { shipmentId = '', shippingAddress, shippingMethod, giftMessage } = shipment
    const items = (order.productItems ?? []).filter((item) => item.shipmentId === shipmentId)
    return {
      shipmentId,
      address: items.length > 0 ? toAddressLines(shippingAddress) : [],
      method: shippingMethod?.name ?? '',
      ...toPickup(stored, shipment),
      ...(giftMessage && { giftMessage }),
      journey: toJourneyLines(shipment, words),
      items: items.map((item) => {
        const picture = pictures.get(item.productId ?? '')
        const held = quantityHeld(stored.document, item.itemId ?? '', claims)
        return {
          ...toItem(stored, item),
          ...(held > 0 && { heldQuantity: held }),
          ...(picture !== undefined && { picture }),
        }
      }),
      ...toParcels(stored, shipmentId),
      ...toPacked(stored, shipmentId),
      ...toOutdatedSlip(stored, prints, shipmentId),
    }
  })
}

function toParcels(
  { document }: BackOfficeOrder['stored'],
  shipmentId: string,
): Pick<OfficeShipment, 'parcels' | 'isShipped'> {
  const parcels = parcelsOf(document, shipmentId)
  const lines = (document.content.productItems ?? []).filter(
    (item) => item.shipmentId === shipmentId,
  )
  return {
    isShipped: parcels.length > 0 && hasLeft(document, shipmentId),
    parcels: parcels.map((parcel, index) => ({
      number: index + 1,
      ...parcel,
      items: lines.flatMap((item) => {
        const quantity = packedQuantityOf(parcel, item)
        return quantity > 0 ? [{ itemId: item.itemId ?? '', quantity }] : []
      }),
    })),
  }
}

function toPacked({ document }: BackOfficeOrder['stored'], shipmentId: string) {
  const packedBecause = whyPacked(document, shipmentId)
  return packedBecause === undefined ? {} : { packedBecause }
}

function toOutdatedSlip(
  { document }: BackOfficeOrder['stored'],
  prints: BackOfficeOrder['prints'],
  shipmentId: string,
): Pick<OfficeShipment, 'outdatedSlip'> {
  const outdatedSlip = outdatedSlipOf(document, prints, shipmentId)
  return outdatedSlip === undefined ? {} : { outdatedSlip }
}

function toPickup(
  { document }: BackOfficeOrder['stored'],
  shipment: NonNullable<Order['shipments']>[number],
): Pick<OfficeShipment, 'pickup'> {
  const shopId = shopIdOf(shipment)
  const state = pickupStateOf(document, shipment)
  if (shopId === undefined || !state) return {}
  const moves = document.pickups?.[shipment.shipmentId ?? '']?.moves ?? []
  const shopName = shopNameOf(document, shipment.shipmentId ?? '')
  const pickup = {
    ...{ shopId, shopName, state },
    moves: moves.map(({ email: _email, ...move }) => move),
  }
  return { pickup }
}

function toItem(stored: BackOfficeOrder['stored'], item: Item): OfficeOrderItem {
  const { currency, document } = stored
  const { itemId = '', productId = '', productName = productId, quantity = 0 } = item
  const values = document.attributeValues?.[productId] ?? []
  const options = (item.optionItems ?? []).map(
    ({ itemText, productName: name }) => itemText ?? name,
  )
  const countReturned = (isMeant: (one: OrderReturn) => boolean) =>
    (document.returns ?? [])
      .filter((one) => one.itemId === itemId && isMeant(one))
      .reduce((sum, one) => sum + one.quantity, 0)
  const box = toFilledBox(item)
  const parts = toParts(item)
  const isTaxIncluded = document.content.taxation === 'gross'
  return {
    ...{ itemId, productId, name: productName, quantity },
    options: [...values.map(({ name, value }) => `${name}: ${value}`), ...options].filter(
      (option): option is string => Boolean(option),
    ),
    unitPrice: item.basePrice ?? 0,
    price: toPrice(stored, item, isTaxIncluded),
    cost: toDecimal(lineCostMinor(stored, item), currency),
    ...(item.giftMessage && { giftMessage: item.giftMessage }),
    ...(box && {
      ...{ box, perBox: piecesPerBox(item) },
      refundedBoxPieces: refundedBoxPiecesOf(document, itemId),
    }),
    ...(parts.length > 0 && { parts }),
    discounts: toDiscounts(item.priceAdjustments),
    refundedQuantity: refundedQuantityOf(document, itemId),
    waitingQuantity: linesWaiting(document).find((line) => line.itemId === itemId)?.quantity ?? 0,
    returnedQuantity: countReturned((one) => one.receivedAt !== undefined),
    returningQuantity: countReturned((one) => one.receivedAt === undefined),
    isBonus: item.bonusProductLineItem === true,
  }
}

/** The order has the quantities of all bundles of the line together. */
const toParts = ({ bundledProductItems = [], quantity: bundles = 1 }: Item) =>
  bundledProductItems.map(({ productId = '', productName = productId, quantity = 0 }) => {
    const inEach = quantity / Math.max(1, bundles)
    return `${Number(inEach.toFixed(2))} × ${productName} (${productId})`
  })

function toPrice(stored: BackOfficeOrder['stored'], item: Item, isTaxIncluded: boolean) {
  const { currency } = stored
  const taxes = [item, ...(item.optionItems ?? [])].map(
    ({ tax = 0, adjustedTax = tax }) => adjustedTax,
  )
  const tax = isTaxIncluded ? 0 : sumMinor(taxes.map((one) => toMinor(one, currency)))
  return toDecimal(lineCostMinor(stored, item) - tax, currency)
}

/** Returns the discounts, without those of zero. */
export function toDiscounts(
  adjustments: readonly ShopperOrdersTypes.PriceAdjustment[] = [],
): OfficeDiscount[] {
  return adjustments.flatMap(({ itemText, promotionId, price = 0, couponCode }) =>
    price === 0
      ? []
      : {
          text: itemText || promotionId || 'Discount',
          amount: price,
          ...(promotionId && { promotionId }),
          // whoever reads a code can use it: only the coupon's own page shows it
          ...(couponCode && { couponCode: maskCode(couponCode) }),
        },
  )
}

export function toGiftCards({ order, stored, bought }: BackOfficeOrder): OfficeGiftCard[] {
  return (order.giftCertificateItems ?? []).map(
    ({ giftCertificateItemId: itemId = '', recipientName, recipientEmail, ...item }) => {
      const { amount = 0, message } = item
      const issued = bought.find((card) => card.itemId === itemId)
      return {
        itemId,
        recipient: [recipientName, recipientEmail].filter(Boolean).join(', '),
        amount,
        ...(message && { message }),
        ...(typeof item.c_sendDate === 'string' && { sendOn: item.c_sendDate }),
        ...(issued && {
          worth: toDecimal(issued.amountMinor, stored.currency),
          left: toDecimal(issued.balanceMinor, stored.currency),
        }),
      }
    },
  )
}
