import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { toMissingMail } from '../mail/missing-pieces.rules'
import { addHistory } from './fail-order'
import { cancelOrder } from './cancel-order'
import { isUnderWay } from './fulfilment.rules'
import { giveBack } from './give-back'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import type { Shortage } from './order-document.schemas'
import { loadOrderMailContext } from './order-mail-context'
import { toOrder } from './order.mapper'
import type { StoredOrder } from './order.repository'
import { isPaid } from './payment.rules'
import { endQuestion } from './pickup-questions.repository'
import { shopNameOf } from './pickup.rules'
import { isGivenBack, linesLeft } from './refund.rules'
import { shortageInWords, withShortage } from './shortage.rules'
import { toStored } from './shortage-stock'

/** The reason of the refund of a missing piece. */
export const MISSING = 'Missing in the shop'

interface Settled {
  /** The step that follows is added here. */
  shortage: Shortage
  to: Shortage['state']
  by: Actor | undefined
  /** Where the buyer can answer. */
  answerUrl?: string
}

/**
 * Writes what becomes of a missing piece, with its stock, its money and its mail. The order is
 * locked.
 */
export async function settleShortage(
  trx: Trx,
  dependencies: OrderDependencies,
  write: OrderChanges['write'],
  order: StoredOrder,
  settled: Settled,
): Promise<StoredOrder> {
  const { now } = dependencies
  const { to, by } = settled
  const shortage = toStored(order, settled, now())
  const text = `in ${shopNameOf(order.document, shortage.shipmentId)}: ${shortageInWords(shortage)}`
  const kept = keepReplacement(order, settled.shortage, to)
  const changed = addHistory(withShortage(kept.document, shortage), text, now(), by?.name)
  if (to !== 'asked') await endQuestion(trx, { ...order, shortageId: shortage.id })
  if (to !== 'asked' && to !== 'replaced') {
    await dependencies.inventory.giveBack(trx, settled.shortage.reserved)
  }
  const document = { ...order, document: changed }
  const refunded =
    to === 'refunded' ? await refundMissing(trx, dependencies, document, shortage, by) : document
  const written = await write(trx, refunded, refunded.document)
  const isOver = to === 'refunded' && isUnderWay(written) && isGivenBack(written.document)
  // nothing is left that could be paid; the mail says that the order ends
  if (isOver && !isPaid(written)) {
    return cancelOrder(trx, dependencies, written, MISSING, by?.name)
  }
  const refund = refunded.document.refunds?.[order.document.refunds?.length ?? 0]
  const told = { answerUrl: settled.answerUrl, isWaived: refund?.parts.length === 0 }
  await queueMail(trx, dependencies, written, shortage, told)
  return written
}

/** What was kept for the buyer belongs to the order now. */
function keepReplacement(order: StoredOrder, { reserved }: Shortage, to: Settled['to']) {
  const { document } = order
  if (to !== 'replaced') return order
  return { ...order, document: { ...document, stock: [...(document.stock ?? []), ...reserved] } }
}

async function refundMissing(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  { itemId, productId, quantity, isBoxPiece }: Shortage,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const line = linesLeft(order.document).find((one) => one.itemId === itemId)
  // an operator has refunded the line meanwhile
  if (!line) return order
  const given = isBoxPiece
    ? { items: [], boxPieces: [{ itemId, productId, quantity }] }
    : { items: [{ itemId, quantity: Math.min(quantity, line.quantity) }] }
  const request = { ...given, reason: MISSING, restock: false }
  return giveBack(trx, dependencies, order, request, by)
}

async function queueMail(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  shortage: Shortage,
  told: { answerUrl: string | undefined; isWaived: boolean },
): Promise<void> {
  const { catalog, mail } = dependencies
  const { productId, replacement } = shortage
  const ids = [productId, ...(replacement ? [replacement.productId] : [])]
  const products = await catalog.getLineProducts(order.siteId, ids, trx)
  const names = new Map(
    [...products].map(([id, { name, names: all }]) => [
      id,
      all?.[order.document.locale ?? ''] ?? name,
    ]),
  )
  const context = await loadOrderMailContext(trx, dependencies, order)
  const content = toMissingMail(toOrder(order), shortage, {
    ...{ ...context, names, shop: shopNameOf(order.document, shortage.shipmentId) },
    ...told,
  })
  if (content) await mail.queue(trx, content)
}
