import type { Trx } from '../db/client'
import { recordChange, type Actor } from '../audit/record-change'
import { InsufficientStock } from '../inventory/insufficient-stock'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument, Shortage } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { StoredOrder } from './order.repository'
import { withStep, type ShortageActor } from './shortage.rules'

type Needed = Pick<OrderDependencies, 'inventory' | 'now'>
type Missing = Pick<Shortage, 'itemId' | 'productId' | 'quantity'>

interface LastStep {
  /** The step is added here. */
  shortage: Shortage
  to: Shortage['state']
  by: ShortageActor
}

/** Returns a shortage after its last step, with what it says about stock. */
export function toStored(order: StoredOrder, { shortage, to, by }: LastStep, at: Date): Shortage {
  const isGone = to === 'refunded' || to === 'replaced'
  return {
    ...withStep(shortage, to, at, by),
    lost: isGone ? toLost(order, shortage) : [],
    reserved: to === 'asked' ? shortage.reserved : [],
  }
}

/** What the order took for things that the shop does not have; they are in no stock. */
function toLost({ document }: StoredOrder, missing: Missing): Shortage['lost'] {
  const { itemId, productId, quantity } = missing
  const listId = stockListOf(document, missing)
  return listId === undefined ? [] : [{ listId, productId, quantity, itemId }]
}

/** The list from which the order took something; undefined if it took none. */
function stockListOf({ stock = [] }: OrderDocument, { itemId, productId }: Missing) {
  const own = stock.filter((line) => line.productId === productId)
  return (own.find((line) => line.itemId === itemId) ?? own[0])?.listId
}

/** Sets the shop's stock of it to 0, so that the next order does not miss it too. */
export async function writeOffMissing(
  trx: Trx,
  { inventory, now }: Needed,
  { document }: StoredOrder,
  missing: Missing,
  by: Actor | undefined,
): Promise<void> {
  const { productId } = missing
  const listId = stockListOf(document, missing)
  if (listId === undefined) return
  const pieces = await inventory.writeOff(trx, listId, productId)
  if (pieces === 0) return
  const subject = { type: 'product', id: productId } as const
  const field = `stock in ${listId}`
  const difference = { before: { [field]: pieces }, after: { [field]: 0 } }
  await recordChange(trx, by, { action: 'stock changed', subject, ...difference }, now())
}

/**
 * Keeps a replacement until the buyer has answered.
 * @throws Problem 409 if the shop does not have enough of it.
 */
export async function reserve(
  trx: Trx,
  { inventory }: Needed,
  { orderNo, document }: StoredOrder,
  missing: Missing,
  replacementId: string,
): Promise<Shortage['reserved']> {
  const { itemId, quantity } = missing
  const line = document.content.productItems?.find((one) => one.itemId === itemId)
  const listId = stockListOf(document, missing) ?? line?.inventoryId
  if (listId === undefined) throw notPossible(orderNo, 'The shop has no stock of its own.')
  const lines = [{ listId, productId: replacementId, quantity, itemId }]
  try {
    return await inventory.take(trx, lines)
  } catch (error) {
    if (!(error instanceof InsufficientStock)) throw error
    const detail = `The shop has only ${error.available} of the replacement.`
    throw notPossible(orderNo, detail)
  }
}
