import type { OrderEdit } from '../../contracts/order-edit'
import type { BasketCommand } from '../baskets/basket-command'
import type { Trx } from '../db/client'
import { notFound } from '../http/problem'
import type { StockLine } from '../inventory/inventory.rules'
import { toMinor } from '../money'
import { resolveLocale } from '../sites/locale'
import { isSamePrice, requireComplete, toCommand } from './edit-command'
import { listEdited, type EditedPart } from './edit-words'
import { toEditedBasket, toEditedContent } from './edited-content.rules'
import { toOrderContent } from './order-content.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { requireEditable, requireRepriceable, requireUnsubscribed } from './order-edit.rules'
import { notPossible } from './order-problems'
import { selectStockLines, type StoredOrder } from './order.repository'
import type { AgreedEdit, WrittenOrder } from './orders.tables'
import { listStock } from './place-order'

/** What an edit makes of an order. */
export interface EditedOrder {
  order: StoredOrder
  calculated: WrittenOrder
  stock: AgreedEdit['stock']
  document: OrderDocument
  /** In English. */
  parts: EditedPart[]
  isRepriced: boolean
  totalMinor: number
  /** What the order as it is would cost by the prices and promotions that are known now. */
  costsNowMinor: number
}

export function toAgreed({ calculated, stock, document }: EditedOrder): AgreedEdit | undefined {
  const { content, basket } = document
  const { productTotalMinor, shippingMinor, merchandiseTaxMinor, shippingTaxMinor } = calculated
  const lines = calculated.lines.map(({ item, inventoryListId, unitMinor, priceMinor, tax }) => ({
    ...{ item, inventoryListId, unitMinor, priceMinor, tax },
  }))
  const { orderTotalMinor } = calculated
  const amounts = { productTotalMinor, shippingMinor, merchandiseTaxMinor, shippingTaxMinor }
  if (!basket) return undefined
  const written = { ...amounts, orderTotalMinor, lines }
  return { content, basket: basket.document, calculated: written, stock }
}

/** Returns an edit at the prices that were agreed, with the days that are possible now. */
export function atAgreed(
  edited: EditedOrder,
  { content, basket, calculated, stock }: AgreedEdit,
): EditedOrder {
  const { document } = edited
  const agreed: OrderDocument = {
    ...document,
    content: toEditedContent(document.content, content, {}, true),
    basket: document.basket && {
      ...document.basket,
      document: toEditedBasket(document.basket.document, basket, {}),
    },
  }
  return { ...edited, calculated, stock, document: agreed, totalMinor: calculated.orderTotalMinor }
}

/**
 * @param kept stock that is kept for the edit, besides what the order has taken
 * @throws Problem 400 with `c_field` as a checkout does; 409 for what is packed, sent, exported or
 * refunded
 */
export async function assessEdit(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  edit: OrderEdit,
  kept: readonly StockLine[] = [],
): Promise<EditedOrder> {
  requireEditable(order, edit)
  const subscribed = await dependencies.subscriptions.listSubscribed(trx, order.orderNo)
  requireUnsubscribed(order, edit, subscribed)
  const reworked = await rework(trx, dependencies, order, toCommand(edit), kept)
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
    ...{ order, document, parts, isRepriced },
    ...{ calculated: after.calculated, stock: listStock(after) },
    totalMinor: isRepriced ? after.calculated.orderTotalMinor : order.totalMinor,
    costsNowMinor: isRepriced ? before.calculated.orderTotalMinor : order.totalMinor,
  }
}

export async function rework(
  trx: Trx,
  { baskets, sites }: OrderDependencies,
  order: StoredOrder,
  command: BasketCommand,
  kept: readonly StockLine[] = [],
) {
  const site = await sites.getSite(order.siteId, trx)
  const { basket: bag } = order.document
  if (!site || !bag) throw notFound('Its site no longer exists.', 'site-not-found')
  const ordered = await toOrdered(trx, order, bag, kept)
  return { site, bag, ...(await baskets.ordered.rework(trx, site, ordered, command)) }
}

async function toOrdered(
  trx: Trx,
  order: StoredOrder,
  { document, usid }: NonNullable<OrderDocument['basket']>,
  kept: readonly StockLine[],
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
    held: [...(await selectStockLines(trx, order)), ...kept],
    ...{ orderNo, at, shipping: new Map(shipping) },
  }
}
