import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { OfficeShipment } from '../../contracts/order'
import type { OfficePapers, PaperItem, PaperParcel } from '../../contracts/papers'
import { costOfPieces } from '../../rules/refund-cost'
import { isDay } from '../mail/delivery-lines.rules'
import { toDecimal, toMinor } from '../money'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import { isInForce } from '../orders/fulfilment.rules'
import { shopIdOf } from '../orders/pickup.rules'
import { toOfficeShipments } from './office-order-items'
import { toPackedParcels, type PackedItem } from './packed-parcels'

type Shipment = NonNullable<ShopperOrdersTypes.Order['shipments']>[number]

type SiteNames = ReadonlyMap<string, string>

/** Returns the parcels of orders as papers show them, without pickups and what was refunded. */
export function toOfficePapers(
  orderNos: readonly string[],
  orders: readonly BackOfficeOrder[],
  siteNames: SiteNames,
): Omit<OfficePapers, 'readAt'> {
  const found = new Map(orders.map((order) => [order.stored.orderNo, order]))
  const papers = orderNos.map((orderNo): Omit<OfficePapers, 'readAt'> => {
    const order = found.get(orderNo)
    const why = order ? whyNothing(order) : 'There is no such order.'
    if (!order || why) return { parcels: [], left: [{ orderNo, why }] }
    return { parcels: toParcels(order, siteNames), left: [] }
  })
  return {
    parcels: papers.flatMap(({ parcels }) => parcels),
    left: papers.flatMap(({ left }) => left),
  }
}

/** Returns why an order has nothing to pack; an empty text if it has. */
function whyNothing(order: BackOfficeOrder): string {
  const { status } = order.stored
  if (!isInForce(order.stored)) {
    return status === 'created' ? 'It is not placed.' : `The order is ${status}.`
  }
  const shipments = order.order.shipments ?? []
  if (shipments.length > 0 && shipments.every((one) => shopIdOf(one) !== undefined)) {
    return 'It is collected in a shop.'
  }
  return toParcelsLeft(order).length === 0 ? 'Nothing of it is left to pack.' : ''
}

/** The parcels of an order with what is left in them. */
function toParcelsLeft(order: BackOfficeOrder) {
  const { order: shown, stored } = order
  return toOfficeShipments(order).flatMap((shipment) => {
    const origin = shown.shipments?.find((one) => one.shipmentId === shipment.shipmentId)
    if (!origin || shipment.pickup) return []
    return toPackedParcels(shipment).flatMap(({ items, ...parcel }) =>
      items.length > 0
        ? [
            {
              ...{ ...parcel, shipment, origin },
              items: items.map((item) => toPaperItem(item, stored.currency)),
            },
          ]
        : [],
    )
  })
}

function toPaperItem({ item, quantity, before }: PackedItem, currency: string): PaperItem {
  const { itemId, productId, name, options, giftMessage, box, parts } = item
  const costMinor = toMinor(item.price, currency)
  const line = { costMinor, ordered: item.quantity, refunded: before }
  const price = toDecimal(costOfPieces(line, quantity), currency)
  return {
    ...{ itemId, productId, name, options, quantity, price },
    ...(giftMessage && { giftMessage }),
    ...(box && { box }),
    ...(parts && { parts }),
  }
}

function toParcels(found: BackOfficeOrder, siteNames: SiteNames): PaperParcel[] {
  const { orderNo, siteId, createdAt, currency, document } = found.stored
  const left = toParcelsLeft(found)
  return left.map(({ shipment, origin, items, number, sent }, index) => {
    const { shipmentId, address, method, giftMessage, outdatedSlip } = shipment
    const { c_SHIP_DUE_DATE: due } = origin
    return {
      ...{ orderNo, shipmentId, parcel: number, currency, address, method, items },
      isShipped: sent !== undefined,
      ...(outdatedSlip !== undefined && { isChanged: true as const }),
      locale: document.locale ?? 'en-US',
      siteName: siteNames.get(siteId) ?? siteId,
      placedAt: createdAt.toISOString(),
      customerName: document.content.customerName ?? '',
      ...{ place: index + 1, count: left.length },
      ...(isDay(due) && { leavesOn: due.slice(0, 10) }),
      isGift: isGift(origin, shipment),
      // the card goes with the first
      ...(giftMessage && number === 1 && { giftMessage }),
      prints: found.prints
        .filter((one) => one.shipment_id === shipmentId && one.parcel === number)
        .map(({ kind, at, by_name: by }) => ({ kind, at: at.toISOString(), by })),
    }
  })
}

const isGift = (origin: Shipment, { giftMessage, items }: OfficeShipment) =>
  origin.gift === true || Boolean(giftMessage) || items.some((item) => Boolean(item.giftMessage))
