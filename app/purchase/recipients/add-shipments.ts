import type { QueryClient } from '@tanstack/react-query'
import {
  sendBasketActions,
  sendInChunks,
  toAddActions,
  type BasketAction,
} from '@/commerce-client/basket-actions'
import { createShipment, updateShipment, type Shipment } from '@/commerce-client/basket-shipments'
import type { Basket, NewBasketItem } from '@/commerce-client/baskets'
import { hasStaleDefault, nextShipmentIds, type ParcelClaim } from '@/domain/recipients'
import { DEFAULT_SHIPMENT_ID } from '@/domain/shipments'
import { changeBasket } from '@/shopper/basket/change-basket'

type NamedShipment = Shipment & { shipmentId: string }

/** The actions that were sent, and how many of them the service confirmed. */
export interface Addition {
  /** In the order in which they are written. */
  shipments: readonly NamedShipment[]
  /** Their ids, in the order in which they were asked for. */
  ids: readonly string[]
  /** That many of them, from the first on, are in the basket for certain. */
  added: number
  /** The one of them that was in the basket before without a recipient. */
  claimedId?: string
  /** What was put into them, or may have been. */
  lines: NewBasketItem[]
}

export function newAddition(): Addition {
  return { shipments: [], ids: [], added: 0, lines: [] }
}

interface AddShipmentsArgs {
  queryClient: QueryClient
  siteId: string
  /** Shipments in one action: the site's appPWAShipmentBatchSize. */
  batchSize: number
  shipments: readonly Omit<Shipment, 'shipmentId'>[]
  /** Which of them gets an existing parcel of the basket, with what is in it. */
  claim: (basket: Basket) => ParcelClaim | undefined
  /** Filled step by step: what is in it after a failure has to be undone. */
  addition: Addition
  onProgress?: (done: number) => void
}

/**
 * Adds shipments in one turn of the basket's queue, under ids that are free in that turn: another
 * tab can take none of them in between. One is created by itself, several are sent in batches
 * (MSH-024). Throws AppError.
 */
export async function addShipments(args: AddShipmentsArgs): Promise<void> {
  const { queryClient, siteId, batchSize, addition, onProgress } = args
  const write = async (basketId: string, basket: Basket) => {
    const claim = args.claim(basket)
    const claimedId = claim?.shipmentId
    const named = nameShipments(basket, args.shipments, claim)
    const isClaimed = ({ shipmentId }: NamedShipment) => shipmentId === claimedId
    const shipments = [...named.filter(isClaimed), ...named.filter((one) => !isClaimed(one))]
    const ids = named.map(({ shipmentId }) => shipmentId)
    Object.assign(addition, { shipments, ids, added: 0, claimedId })
    const reportDone = (done: number) => {
      addition.added = Math.min(shipments.length, done)
      onProgress?.(addition.added)
    }
    if (hasStaleDefault(basket) && ids.includes(DEFAULT_SHIPMENT_ID)) {
      await sendActions(siteId, basketId, [toRemoval([DEFAULT_SHIPMENT_ID], 'empty')])
    }
    let changed = basket
    const [first] = shipments
    const isByItself = shipments.length === 1 || claimedId !== undefined
    if (first && isByItself) {
      changed = await addOne(siteId, basketId, first, claimedId)
      reportDone(1)
    }
    const begun = addition.added
    const rest = shipments.slice(begun)
    if (rest.length === 0) return changed
    const reportBatches = (done: number) => reportDone(begun + done * batchSize)
    return (
      (await sendActions(siteId, basketId, toAddActions(rest, batchSize), reportBatches)) ?? changed
    )
  }
  // The first one may be what a bag begins with.
  await changeBasket(queryClient, siteId, write, { mayCreate: true })
}

function nameShipments(
  basket: Basket,
  shipments: AddShipmentsArgs['shipments'],
  claim: ParcelClaim | undefined,
): NamedShipment[] {
  const free = nextShipmentIds(basket, shipments.length - (claim ? 1 : 0))
  return shipments.map((one, at) => {
    const shipmentId = (at === claim?.at ? claim.shipmentId : free.shift()) ?? ''
    return { ...one, shipmentId }
  })
}

function addOne(
  siteId: string,
  basketId: string,
  shipment: NamedShipment,
  claimedId: string | undefined,
): Promise<Basket> {
  const { shipmentId, ...changes } = shipment
  return shipmentId === DEFAULT_SHIPMENT_ID || shipmentId === claimedId
    ? updateShipment(siteId, basketId, shipmentId, changes)
    : createShipment(siteId, basketId, shipment)
}

export function toRemoval(
  ids: readonly string[],
  c_removeWhen?: 'empty' | 'abandoned',
): Extract<BasketAction, { type: 'removeShipments' }> {
  const data = ids.map((shipmentId) => ({ shipmentId, ...(c_removeWhen && { c_removeWhen }) }))
  return { type: 'removeShipments', data }
}

/** Actions in a turn of the basket's queue that is under way already. */
export function sendActions(
  siteId: string,
  basketId: string,
  actions: readonly BasketAction[],
  onDone?: (actions: number) => void,
): Promise<Basket | undefined> {
  const sendChunk = (chunk: readonly BasketAction[]) => sendBasketActions(siteId, basketId, chunk)
  return sendInChunks(actions, sendChunk, { onChunk: (_basket, done) => onDone?.(done) })
}
