import type { Trx } from '../db/client'
import {
  isSameStock as isSame,
  mergeLines,
  withAhead,
  type StockLine,
} from '../inventory/inventory.rules'
import type { OrderDocument } from './order-document.schemas'
import { countOf } from './pieces-left'
import { selectStockLines, type StoredOrder } from './order.repository'
import type { RefundRequest } from './refund.rules'
import { linesWaiting } from './waiting-lines.rules'

/**
 * Returns the stock taken by the refunded pieces, including the pieces in a filled box. Nothing is
 * returned twice, and nothing that the shop did not have. What was ordered ahead goes back to the
 * allocation, unless it has been made: what is packed or was sent is there. A refund that the gateway refused has
 * returned its goods too.
 */
export async function listRestocked(
  trx: Trx,
  order: StoredOrder,
  asked: RefundRequest['items'],
): Promise<StockLine[]> {
  const { orderNo, document } = order
  const items = asked.map((item) => withoutRestocked(document, item))
  const taken = document.stock ?? []
  if (taken.some((line) => line.itemId !== undefined)) {
    const remaining = (await selectStockLines(trx, order)).map((line) => ({ ...line }))
    const take = (line: StockLine): StockLine => {
      const own = remaining.find((one) => isSame(one, line))
      const quantity = Math.max(0, Math.min(line.quantity, own?.quantity ?? 0))
      if (own) own.quantity -= quantity
      return { ...line, quantity }
    }
    const listed = (isAhead: boolean) => {
      const own = items.filter(({ itemId }) => mayBeAhead(document, itemId) === isAhead)
      const lines = own.flatMap((item) => stockOf(document, item, take))
      return mergeLines(lines.filter(({ quantity }) => quantity > 0))
    }
    return mergeLines([...withAhead(listed(true), remaining), ...listed(false)])
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

function mayBeAhead(document: OrderDocument, itemId: string): boolean {
  const line = linesWaiting(document).find((one) => one.itemId === itemId)
  const moves = document.pickups?.[line?.item.shipmentId ?? '']?.moves ?? []
  return line !== undefined && !moves.some(({ state }) => state === 'ready')
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
