import type { OrderEdit } from '../../contracts/order-edit'
import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { toEditedMail } from '../mail/order-notices.rules'
import { toDecimal } from '../money'
import type { EditedOrder } from './assess-edit'
import { withChangedParcels } from './changed-parcels.rules'
import { listEdited, toEditedLines } from './edit-words'
import { settleCheaper } from './edited-money'
import { exchangeStock } from './edited-stock'
import { addHistory } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { loadOrderMailContext } from './order-mail-context'
import { toOrder } from './order.mapper'
import { rewriteOrder, selectStockLines, updateOrder, type StoredOrder } from './order.repository'
import { readAttributeValues } from './place-order'

/** Writes an assessed edit of which nothing is left to be paid, with its stock and its mail. */
export async function applyEdit(
  trx: Trx,
  dependencies: OrderDependencies,
  edited: EditedOrder,
  edit: OrderEdit,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { mail, now } = dependencies
  const { order, document, parts, totalMinor } = edited
  const text = ['order changed', ...toEditedLines(parts)].join('\n')
  const changed = withChangedParcels(order.document, document, edit, now())
  const noted = addHistory(changed, text, now(), by?.name)
  const written = edited.isRepriced
    ? await rewrite(trx, dependencies, edited, noted)
    : await updateOrder(trx, order.orderNo, { document: noted }, now())
  const cheaperMinor = Math.max(0, order.totalMinor - totalMinor)
  const settled = await settleCheaper(trx, dependencies, written, cheaperMinor, by)
  const context = await loadOrderMailContext(trx, dependencies, settled)
  const { content, locale } = settled.document
  const lines = toEditedLines(listEdited(order.document.content, content, edit, locale), locale)
  const notice = {
    ...{ lines, number: settled.document.history?.length ?? 0 },
    before: toDecimal(order.totalMinor, order.currency),
  }
  await mail.queue(trx, toEditedMail(toOrder(settled), notice, context))
  return settled
}

async function rewrite(
  trx: Trx,
  dependencies: OrderDependencies,
  { order, calculated, stock: needed }: EditedOrder,
  document: OrderDocument,
): Promise<StoredOrder> {
  const held = await selectStockLines(trx, order)
  const stock = await exchangeStock(trx, dependencies, held, needed)
  const values = await readAttributeValues(trx, dependencies, order.siteId, stock)
  const attributeValues = { ...values, ...document.attributeValues }
  return rewriteOrder(trx, {
    ...{ orderNo: order.orderNo, calculated, at: dependencies.now() },
    document: { ...document, stock, attributeValues },
  })
}
