import type { QueryClient } from '@tanstack/react-query'
import {
  sendBasketActions,
  sendInChunks,
  toAddActions,
  type BasketAction,
} from '@/commerce-client/basket-actions'
import { createShipment, updateShipment, type Shipment } from '@/commerce-client/basket-shipments'
import type { Basket, NewBasketItem } from '@/commerce-client/baskets'
import { hasStaleDefault, nextShipmentIds, type ParcelClaim } from '@/rules/recipients'
import { DEFAULT_SHIPMENT_ID } from '@/rules/shipments'
import { changeBasket } from '@/shopper/basket/change-basket'

type NamedShipment = Shipment & { shipmentId: string }

/** The shipments that were sent, and how many of them the service confirmed. */
export interface Addition {
  /** In the order in which they are sent. */
  shipments: readonly NamedShipment[]
  /** Their ids, in the order of the request. */
  ids: readonly string[]
  /** How many of the shipments, counted from the first, are certainly in the basket. */
  added: number
  /** Id of the shipment that already existed in the basket, without a recipient. */
  claimedId?: string
  /** The lines that were added to the shipments, or may have been. */
  lines: NewBasketItem[]
}

export function newAddition(): Addition {
  return { shipments: [], ids: [], added: 0, lines: [] }
}

interface AddShipmentsArgs {
  queryClient: QueryClient
  siteId: string
  /** Shipments per action: the site's appPWAShipmentBatchSize. */
  batchSize: number
  shipments: readonly Omit<Shipment, 'shipmentId'>[]
  /** Decides which new shipment takes over an existing one of the basket, with its items. */
  claim: (basket: Basket) => ParcelClaim | undefined
  /** Filled step by step, so that a failed addition can be undone. */
  addition: Addition
  onProgress?: (done: number) => void
}

/**
 * Adds shipments in one turn of the basket's queue, with ids that are free at that time: no other
 * tab can use them in between. A single shipment is created directly, several are sent in batches
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
  // adding the first recipient may create the basket
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

/** Sends actions within the current turn of the basket's queue. */
export function sendActions(
  siteId: string,
  basketId: string,
  actions: readonly BasketAction[],
  onDone?: (actions: number) => void,
): Promise<Basket | undefined> {
  const sendChunk = (chunk: readonly BasketAction[]) => sendBasketActions(siteId, basketId, chunk)
  return sendInChunks(actions, sendChunk, { onChunk: (_basket, done) => onDone?.(done) })
}
