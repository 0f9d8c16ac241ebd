import type { QueryClient } from '@tanstack/react-query'
import { updateShipment, type Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import type { Order } from '@/commerce-client/orders'
import { linesOfShipment, type PlannedLine } from '@/rules/buy-again'
import { DEFAULT_SHIPMENT_ID, isPickupLine, isPickupShipment } from '@/rules/shipments'
import { markUnverified } from '@/purchase/addresses/unverified'
import { addRecipients, type NewRecipient } from '@/purchase/recipients/add-recipients'
import { toNewItem } from '@/purchase/to-bag-addition'
import { addToShipments, type BagAddition } from '@/shopper/basket/add-to-shipment'
import { changeBasket } from '@/shopper/basket/change-basket'

export type OrderLine = NonNullable<Order['productItems']>[number]
export type OrderShipment = NonNullable<Order['shipments']>[number]
export type AgainLine = PlannedLine<OrderLine>

interface AddAgainArgs {
  queryClient: QueryClient
  siteId: string
  /** Maximum number of shipments per request: the site's `appPWAShipmentBatchSize`. */
  batchSize: number
  order: Order
  lines: readonly AgainLine[]
  /**
   * `true` to send the lines to the recipients of the past order; otherwise they are added without
   * a recipient.
   */
  hasRecipients: boolean
}

/** Adds lines of a past order to the bag, all of them or none. @throws AppError */
export async function addAgain(args: AddAgainArgs): Promise<void> {
  const { queryClient, siteId, batchSize, order, lines, hasRecipients } = args
  const recipients = hasRecipients ? listRecipientsAgain(order, lines) : []
  const loose = hasRecipients ? lines.filter(({ line }) => isPickupLine(line)) : lines
  const addLoose = () => addLooseLines(queryClient, siteId, order, loose)
  const finish = loose.length > 0 ? addLoose : undefined
  if (recipients.length === 0) {
    await finish?.()
    return
  }
  const ids = await addRecipients({ queryClient, siteId, batchSize, recipients, finish })
  markUnverified(siteId, ids)
}

/** Returns the recipients of an order for whom lines are bought again, with their gift messages. */
export function listRecipientsAgain(order: Order, lines: readonly AgainLine[]): NewRecipient[] {
  const sent = (order.shipments ?? []).filter((shipment) => !isPickupShipment(shipment))
  return sent.flatMap((shipment) => {
    const own = linesAgainOf(lines, shipment)
    const { shippingAddress: address } = shipment
    if (own.length === 0 || !address) return []
    return { address, items: own.map(toItem), shipment: toGift(shipment), isReorder: true }
  })
}

export function linesAgainOf(lines: readonly AgainLine[], shipment: OrderShipment): AgainLine[] {
  const own = linesOfShipment(
    lines.map(({ line }) => line),
    shipment,
  )
  return lines.filter(({ line }) => own.includes(line))
}

function toGift({ gift, giftMessage }: OrderShipment): NewRecipient['shipment'] {
  return { ...(gift && { gift }), ...(giftMessage && { gift: true, giftMessage }) }
}

function toItem({ line, quantity }: AgainLine) {
  return { ...toNewItem(line), quantity }
}

/** Adds lines without a recipient, and pickup lines for the same shop as before. */
function addLooseLines(
  queryClient: QueryClient,
  siteId: string,
  order: Order,
  lines: readonly AgainLine[],
): Promise<Basket> {
  const additions = lines.map((planned): BagAddition => ({
    ...toItem(planned),
    ...pickupOf(order, planned.line),
  }))
  const write = async (basketId: string, basket: Basket) => {
    const changed = await addToShipments(siteId, basketId, additions, basket)
    const shipment = findTaker(changed, additions)
    if (!shipment?.shipmentId || shipment.c_reorder === true) return changed
    // the lines are in the bag already, so a failure to mark them as a reorder is ignored
    return updateShipment(siteId, basketId, shipment.shipmentId, { c_reorder: true }).catch(
      () => changed,
    )
  }
  return changeBasket(queryClient, siteId, write, { mayCreate: true })
}

function pickupOf({ shipments = [] }: Order, line: OrderLine): Partial<BagAddition> {
  if (!isPickupLine(line)) return {}
  const shipment = shipments.find(({ shipmentId }) => shipmentId === line.shipmentId)
  const storeId = String(line.c_fromStoreId)
  const place = {
    storeId,
    // the shop's id is sufficient here, because the service determines the inventory list itself
    inventoryId: line.inventoryId ?? storeId,
    address: shipment?.shippingAddress ?? {},
  }
  return { fulfillmentOption: 'PICKUP', place }
}

function findTaker(
  { shipments = [], productItems = [] }: Basket,
  [first]: readonly BagAddition[],
): Shipment | undefined {
  const line = [...productItems].reverse().find((item) => item.productId === first?.productId)
  const id = line?.shipmentId ?? DEFAULT_SHIPMENT_ID
  return shipments.find(({ shipmentId }) => shipmentId === id)
}
