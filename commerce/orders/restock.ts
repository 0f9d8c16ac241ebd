import type { Trx } from '../db/client'
import {
  isSameStock as isSame,
  mergeLines,
  withAhead,
  type StockLine,
} from '../inventory/inventory.rules'
import type { OrderDocument, OrderRefund } from './order-document.schemas'
import { countOf } from './pieces-left'
import { selectStockLines, type StoredOrder } from './order.repository'
import type { RefundRequest } from './refund.rules'
import { linesWaiting } from './waiting-lines.rules'

/**
 * Returns the stock taken by the refunded pieces, including the pieces in a filled box. Nothing is
 * returned twice, and nothing that the shop did not have. What was ordered ahead goes back to the
 * allocation, unless it has been made: what is packed, was sent or came back is there. A refund that
 * the gateway refused has returned its goods too.
 * @param refund without what it gives back
 */
export async function listRestocked(
  trx: Trx,
  order: StoredOrder,
  refund: OrderRefund,
  inStock: RefundRequest['items'] = refund.items,
): Promise<StockLine[]> {
  const { orderNo, document } = order
  const items = inStock.map((item) => withoutRestocked(document, item))
  const taken = document.stock ?? []
  if (taken.some((line) => line.itemId !== undefined)) {
    const remaining = (await selectStockLines(trx, order)).map((line) => ({ ...line }))
    const take = (line: StockLine): StockLine => {
      const own = remaining.find((one) => isSame(one, line))
      const quantity = Math.max(0, Math.min(line.quantity, own?.quantity ?? 0))
      if (own) own.quantity -= quantity
      return { ...line, quantity }
    }
    const lines = items.flatMap((item) => {
      const unmade = Math.min(item.quantity, unmadeOf(document, refund, item.itemId))
      return stockOf(document, item, take).map((line) => {
        const ofUnmade = Math.ceil((line.quantity * unmade) / Math.max(1, item.quantity))
        return { line, ofUnmade }
      })
    })
    const listed = (quantityOf: (one: (typeof lines)[number]) => number) =>
      mergeLines(lines.map((one) => ({ ...one.line, quantity: quantityOf(one) })))
    const unmade = withAhead(
      listed(({ ofUnmade }) => ofUnmade),
      remaining,
    )
    const made = listed(({ line, ofUnmade }) => line.quantity - ofUnmade)
    return mergeLines([...unmade, ...made]).filter(({ quantity }) => quantity > 0)
  }
  // an older order: the line that took stock is known only for the line's own product
  const rows = await trx
    .selectFrom('order_item')
    .select(['item_id', 'product_id', 'inventory_list_id'])
    .where('order_no', '=', orderNo)
    .execute()
  return items.flatMap(({ itemId, quantity }) => {
    const row = rows.find((one) => one.item_id === itemId)
    if (!row) return []
    const line = { listId: row.inventory_list_id, productId: row.product_id, quantity }
    const wasTaken = document.stock?.some((one) => isSame(one, line))
    return (wasTaken ?? true) ? [line] : []
  })
}

/** How many pieces that may not be made yet wait no longer because of a refund. */
function unmadeOf(document: OrderDocument, refund: OrderRefund, itemId: string): number {
  const after = { ...document, refunds: [...(document.refunds ?? []), refund] }
  const [before, left] = [document, after].map((one) =>
    linesWaiting(one).find((line) => line.itemId === itemId),
  )
  const moves = document.pickups?.[before?.item.shipmentId ?? '']?.moves ?? []
  if (!before || moves.some(({ state }) => state === 'ready')) return 0
  return before.quantity - (left?.quantity ?? 0)
}

/** Another line may have the same product. */
function withoutRestocked(
  { content, refunds = [] }: OrderDocument,
  { itemId, quantity }: RefundRequest['items'][number],
) {
  const ordered = content.productItems?.find((one) => one.itemId === itemId)?.quantity ?? 0
  const back = refunds.filter(({ restocked }) => restocked.length > 0).flatMap(({ items }) => items)
  return { itemId, quantity: Math.max(0, Math.min(quantity, ordered - countOf(back, itemId))) }
}

/** @param take takes from what is left of the order's stock, at most that many */
function stockOf(
  { content, shortages = [], stock = [] }: OrderDocument,
  { itemId, quantity }: RefundRequest['items'][number],
  take: (line: StockLine) => StockLine,
): StockLine[] {
  const item = content.productItems?.find((one) => one.itemId === itemId)
  const own = shortages.filter((one) => one.itemId === itemId && !one.isBoxPiece)
  const lost = own.flatMap((one) => one.lost)
  const others = own.flatMap(({ state, replacement }) =>
    state === 'replaced' && replacement ? [replacement.productId] : [],
  )
  const units = new Set([item?.productId, ...others])
  // each unit is the product or its replacement
  let open = quantity
  return stock
    .filter((line) => line.itemId === itemId)
    .map(({ listId, productId, quantity: ofAll }) => {
      const line = { listId, productId }
      if (!units.has(productId)) {
        // a replaced piece is in one box only
        return take({ ...line, quantity: Math.ceil((ofAll / (item?.quantity ?? 1)) * quantity) })
      }
      const gone = lost
        .filter((one) => isSame(one, { ...line, quantity: 0 }))
        .reduce((sum, one) => sum + one.quantity, 0)
      const unit = take({ ...line, quantity: Math.min(open, ofAll - gone) })
      open -= unit.quantity
      return unit
    })
}
