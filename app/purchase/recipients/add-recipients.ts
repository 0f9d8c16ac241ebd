import type { QueryClient } from '@tanstack/react-query'
import { mayHaveArrived } from '@/commerce-client/basket-actions'
import type { Shipment } from '@/commerce-client/basket-shipments'
import {
  addItemsToBasket,
  type Basket,
  type BasketAddress,
  type NewBasketItem,
} from '@/commerce-client/baskets'
import type { ItemMove } from '@/rules/move-items'
import { findClaim, fullNameOf } from '@/rules/recipients'
import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { changeBasket } from '@/shopper/basket/change-basket'
import { queueBasketActions } from './action-queue'
import { addShipments, newAddition, toRemoval, type Addition } from './add-shipments'
import { moveItems } from './move-items'
import { undoAddition } from './undo-addition'
import { requestDates, type RequestedDate } from './request-dates'

export interface NewRecipient {
  /** May be incomplete: until checkout, a name is enough. */
  address: BasketAddress
  items?: readonly Omit<NewBasketItem, 'shipmentId'>[]
  /** Items moved to the recipient from other shipments. */
  moves?: readonly Omit<ItemMove, 'toIds'>[]
  /** Gift message, method and `c_` attributes of the shipment. */
  shipment?: Omit<Shipment, 'shipmentId' | 'shippingAddress'>
  /** Requested arrival date, `YYYY-MM-DD`; a method that meets it is chosen. */
  day?: string
  /** The recipient comes from a past order (ORD-016). */
  isReorder?: boolean
}

/**
 * Error type: added recipients could not be removed again, so the shopper has to check the list.
 */
export const RECIPIENTS_LEFT = 'recipients-left'

interface AddRecipientsArgs {
  queryClient: QueryClient
  siteId: string
  /** Shipments per action: the site's appPWAShipmentBatchSize. */
  batchSize: number
  recipients: readonly NewRecipient[]
  onProgress?: (done: number) => void
  /** Runs at the end; if it fails, the recipients are removed again. */
  finish?: () => Promise<unknown>
}

/** Maximum number of lines per call; the service allows a hundred. */
const LINES_PER_CALL = 50

/**
 * Adds recipients with their items: all of them, or none. Throws AppError, or DaysNotMet for dates
 * that no method meets. Earlier steps are then rolled back; if that fails, the error's type is
 * `recipients-left`.
 * @returns the ids of their shipments, in the given order
 */
export async function addRecipients(args: AddRecipientsArgs): Promise<string[]> {
  const { queryClient, siteId, batchSize, recipients, onProgress } = args
  const addition = newAddition()
  const shipments = recipients.map(toShipment)
  const claim = (basket: Basket) => findClaim(basket, recipients)
  try {
    await addShipments({ queryClient, siteId, batchSize, shipments, claim, addition, onProgress })
    const { ids } = addition
    await addLines(queryClient, siteId, toLines(recipients, ids), addition)
    await requestDates(queryClient, siteId, toRequestedDates(recipients, ids))
    // moves come last, because items taken from other shipments could not be moved back
    const moves = toMoves(recipients, ids)
    if (moves.length > 0) await moveItems(queryClient, siteId, moves)
    await args.finish?.()
    return [...ids]
  } catch (error) {
    const isBack = await undoAddition(queryClient, siteId, addition)
    throw isBack ? naming(error, recipients, addition) : toLeftError(error)
  }
}

function toShipment({ address, shipment, isReorder = false }: NewRecipient) {
  return { ...shipment, shippingAddress: address, c_fromStoreId: '', c_reorder: isReorder }
}

function toLines(recipients: readonly NewRecipient[], ids: readonly string[]): NewBasketItem[] {
  return recipients.flatMap(({ items = [] }, at) =>
    items.map((item) => ({ ...item, shipmentId: ids[at] })),
  )
}

/** Combines equal quantities of the same line into one move. */
function toMoves(recipients: readonly NewRecipient[], ids: readonly string[]): ItemMove[] {
  const moves = new Map<string, ItemMove>()
  for (const [at, { moves: some = [] }] of recipients.entries()) {
    for (const { itemId, quantity } of some) {
      const key = `${itemId} ${quantity}`
      const toIds = [...(moves.get(key)?.toIds ?? []), ids[at] ?? '']
      moves.set(key, { itemId, quantity, toIds })
    }
  }
  return [...moves.values()]
}

async function addLines(
  queryClient: QueryClient,
  siteId: string,
  lines: readonly NewBasketItem[],
  addition: Addition,
): Promise<void> {
  for (let at = 0; at < lines.length; at += LINES_PER_CALL) {
    const some = lines.slice(at, at + LINES_PER_CALL)
    try {
      await changeBasket(queryClient, siteId, (basketId) =>
        addItemsToBasket(siteId, basketId, some),
      )
      addition.lines.push(...some)
    } catch (error) {
      if (mayHaveArrived(toAppError(error))) addition.lines.push(...some)
      throw error
    }
  }
}

function toRequestedDates(
  recipients: readonly NewRecipient[],
  ids: readonly string[],
): RequestedDate[] {
  return recipients.flatMap(({ day }, at) => (day ? { at, day, shipmentId: ids[at] ?? '' } : []))
}

/** The error if a recipient was refused, in which case none was added. */
export class RecipientRefused extends AppError {
  constructor(
    /** Index of the recipient among those to add. */
    readonly at: number,
    readonly recipient: string,
    cause: AppError,
  ) {
    super(cause, cause.raw)
  }
}

function naming(error: unknown, recipients: readonly NewRecipient[], { ids }: Addition): unknown {
  const { c_shipmentId: id } = toAppError(error).extras ?? {}
  const at = typeof id === 'string' ? ids.indexOf(id) : -1
  if (at < 0) return error
  return new RecipientRefused(at, fullNameOf(recipients[at]?.address), toAppError(error))
}

function toLeftError(cause: unknown): AppError {
  const { kind, status, message, detail } = toAppError(cause)
  return new AppError({ kind, status, message, detail, type: RECIPIENTS_LEFT })
}

/** Removes recipients with their items (MSH-027). The default shipment remains, empty. */
export function removeShipments(
  queryClient: QueryClient,
  siteId: string,
  ids: readonly string[],
): Promise<Basket | undefined> {
  return queueBasketActions(queryClient, siteId, [toRemoval(ids)])
}
