import type { OrderEdit, OrderEditRequest, ShipmentChoices } from '../../contracts/order-edit'
import { formatMinor } from '../../rules/office-money'
import type { Actor } from '../audit/record-change'
import type { BasketCommand } from '../baskets/basket-command'
import type { ReworkedBasket } from '../baskets/ordered-basket'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { notFound } from '../http/problem'
import { toEditedMail } from '../mail/order-notices.rules'
import { toDecimal, toMinor } from '../money'
import { resolveLocale } from '../sites/locale'
import { toChoices } from './edit-choices'
import { isSamePrice, requireComplete, toCommand } from './edit-command'
import { listEdited, toEditedLines, type EditedPart } from './edit-words'
import { toEditedBasket, toEditedContent } from './edited-content.rules'
import { settleCheaper } from './edited-money'
import { compareStock, takeStock } from './edited-stock'
import { addHistory } from './fail-order'
import type { OrderChanges } from './order-changes'
import { toOrderContent } from './order-content.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import {
  requireEditable,
  requireRepriceable,
  requireRevision,
  requireUnsubscribed,
} from './order-edit.rules'
import { loadOrderMailContext } from './order-mail-context'
import { notPossible, orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import {
  rewriteOrder,
  selectOrder,
  selectStockLines,
  updateOrder,
  type StoredOrder,
} from './order.repository'
import { listStock, readAttributeValues } from './place-order'

/** What an edit makes of an order. */
export interface EditedOrder {
  order: StoredOrder
  reworked: ReworkedBasket
  document: OrderDocument
  /** In English. */
  parts: EditedPart[]
  isRepriced: boolean
  totalMinor: number
  /** What the order as it is would cost by the prices and promotions that are known now. */
  costsNowMinor: number
}

export interface OrderEdits {
  /**
   * Returns what an edit would make of the order, without changing it.
   * @throws Problem 400 with `c_field` as a checkout does; 409 for what is packed, sent, exported or
   * refunded.
   */
  previewEdit(orderNo: string, edit: OrderEdit): Promise<EditedOrder>
  /** @throws Problem 400 for an unknown shipment, 409 for an order that cannot be changed. */
  listChoices(orderNo: string, shipmentId: string): Promise<ShipmentChoices>
  /**
   * Changes the order, refunds what it costs less, and notifies the buyer.
   * @throws Problem as `previewEdit`; 409 if somebody else has changed the order, or if the
   * difference is not the one that the operator saw.
   */
  editOrder(orderNo: string, request: OrderEditRequest, by: Actor): Promise<void>
}

interface Changes extends Pick<OrderChanges, 'changeAs'> {
  sendRefunds(orderNo: string): Promise<void>
}

export function createOrderEdits(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, sendRefunds }: Changes,
): OrderEdits {
  const { mail } = dependencies
  return {
    previewEdit: (orderNo, edit) =>
      transact(db, async (trx) => {
        const order = await selectOrder(trx, orderNo)
        if (!order) throw orderNotFound(orderNo)
        return assessEdit(trx, dependencies, order, edit)
      }),
    listChoices: (orderNo, shipmentId) =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          const order = await selectOrder(trx, orderNo)
          if (!order) throw orderNotFound(orderNo)
          requireEditable(order, { shipments: [{ shipmentId }] })
          const { before, bag } = await rework(trx, dependencies, order, (document) => document)
          return toChoices(bag.document, shipmentId, before)
        }),
    async editOrder(orderNo, { edit, revision, expectedDifference }, by) {
      await changeAs(by, 'changed', orderNo, async (trx, order) => {
        requireRevision(order, revision)
        const edited = await assessEdit(trx, dependencies, order, edit)
        const differenceMinor = edited.totalMinor - order.totalMinor
        if (differenceMinor !== toMinor(expectedDifference, order.currency)) {
          throw notPossible(orderNo, 'The price has changed meanwhile. Look at it again.')
        }
        if (differenceMinor > 0) {
          const more = formatMinor(differenceMinor, order.currency)
          throw notPossible(orderNo, `The order would cost ${more} more.`)
        }
        return applyEdit(trx, dependencies, edited, edit, by)
      })
      await sendRefunds(orderNo)
      mail.deliver().catch(() => undefined)
    },
  }
}

async function assessEdit(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  edit: OrderEdit,
): Promise<EditedOrder> {
  requireEditable(order, edit)
  const subscribed = await dependencies.subscriptions.listSubscribed(trx, order.orderNo)
  requireUnsubscribed(order, edit, subscribed)
  const reworked = await rework(trx, dependencies, order, toCommand(edit))
  const { site, bag: basket, before, after } = reworked
  requireComplete(edit, after)
  const isRepriced = !isSamePrice(before, after)
  if (isRepriced) requireRepriceable(order)
  const bag = {
    ...{ ...order, usid: basket.usid, status: 'ordered' as const, version: 0 },
    ...{ document: after.calculated.document, isTemporary: false },
  }
  const locale = resolveLocale(site, order.document.locale)
  const fresh = toOrderContent(dependencies.baskets.handover.show(bag, after, locale))
  const content = toEditedContent(order.document.content, fresh, edit, isRepriced)
  const document: OrderDocument = {
    ...order.document,
    content,
    basket: {
      ...basket,
      document: toEditedBasket(basket.document, after.calculated.document, edit),
    },
  }
  const parts = listEdited(order.document.content, content, edit, undefined)
  if (parts.length === 0) throw notPossible(order.orderNo, 'Nothing of it differs.')
  return {
    ...{ order, reworked, document, parts, isRepriced },
    totalMinor: isRepriced ? after.calculated.orderTotalMinor : order.totalMinor,
    costsNowMinor: isRepriced ? before.calculated.orderTotalMinor : order.totalMinor,
  }
}

async function rework(
  trx: Trx,
  { baskets, sites }: OrderDependencies,
  order: StoredOrder,
  command: BasketCommand,
) {
  const site = await sites.getSite(order.siteId, trx)
  const { basket: bag } = order.document
  if (!site || !bag) throw notFound('Its site no longer exists.', 'site-not-found')
  const ordered = await toOrdered(trx, order, bag)
  return { site, bag, ...(await baskets.ordered.rework(trx, site, ordered, command)) }
}

async function toOrdered(
  trx: Trx,
  order: StoredOrder,
  { document, usid }: NonNullable<OrderDocument['basket']>,
) {
  const { customerId, orderNo, createdAt: at, document: of, currency } = order
  const minor = (amount = 0) => toMinor(amount, currency)
  const shipping = (of.content.shippingItems ?? []).map(
    ({ shipmentId = '', price, priceAfterItemDiscount = price }) =>
      [shipmentId, { fullMinor: minor(price), minor: minor(priceAfterItemDiscount) }] as const,
  )
  return {
    document: { ...document, paymentInstruments: of.payments.map(({ instrument }) => instrument) },
    visitor: { customerId, usid, isRegistered: !of.isGuest },
    ...{ orderNo, at, held: await selectStockLines(trx, order), shipping: new Map(shipping) },
  }
}

/** Writes an assessed edit that costs nothing more, with its stock, its money and its mail. */
async function applyEdit(
  trx: Trx,
  dependencies: OrderDependencies,
  edited: EditedOrder,
  edit: OrderEdit,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { mail, now } = dependencies
  const { order, document, parts, totalMinor } = edited
  const text = ['order changed', ...toEditedLines(parts)].join('\n')
  const noted = addHistory(document, text, now(), by?.name)
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
  { order, reworked: { after } }: EditedOrder,
  document: OrderDocument,
): Promise<StoredOrder> {
  const stock = listStock(after)
  const { more, less } = compareStock(await selectStockLines(trx, order), stock)
  await takeStock(trx, dependencies, more)
  await dependencies.inventory.giveBack(trx, less)
  const values = await readAttributeValues(trx, dependencies, order.siteId, stock)
  const attributeValues = { ...values, ...document.attributeValues }
  return rewriteOrder(trx, {
    ...{ orderNo: order.orderNo, calculated: after.calculated, at: dependencies.now() },
    document: { ...document, stock, attributeValues },
  })
}
