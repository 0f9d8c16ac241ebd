import { randomUUID } from 'node:crypto'
import type { ReplacementRequest } from '../../contracts/order-edit'
import type { Actor } from '../audit/record-change'
import type { BasketDocument, ManualAdjustment } from '../baskets/model/basket-document.schemas'
import { isPickupShipment } from '../baskets/model/basket-document.schemas'
import { shippingItemIdOf } from '../baskets/model/shipping-item'
import { refusalOf } from '../baskets/items/quantity-exceptions.rules'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import type { Trx } from '../db/client'
import { badRequest, notFound } from '../http/problem'
import { resolveLocale } from '../sites/locale'
import { writePayments } from './confirm-order'
import { takeStock } from './edited-stock'
import { addHistory } from './fail-order'
import { isInForce } from './fulfilment.rules'
import type { OrderChanges } from './order-changes'
import { toOrderContent } from './order-content.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { notPossible } from './order-problems'
import { insertOrder, nextOrderNo, updateOrder, type StoredOrder } from './order.repository'
import { quantityLeft, selectReplacements } from './pieces-left'
import { listStock, readAttributeValues } from './place-order'
import { withPickupContacts } from './pickup-contact.rules'
import { listMissing } from './readiness.rules'

export interface OrderReplacements {
  /**
   * Orders items of an order again at no cost, to where they went. The buyer gets a confirmation. A
   * request that is repeated orders once.
   * @throws Problem 400 for items or pieces that the order does not have, or that cannot be sent;
   * 409 for an order that is not in force, or without a bag, and for pieces of which fewer
   * are left.
   */
  replaceItems(orderNo: string, request: ReplacementRequest, by: Actor): Promise<void>
}

/**
 * Replaces items of an order that is locked, as `replaceItems`.
 * @param by undefined for rules
 * @returns the order, or undefined if the request was carried out before
 */
export type Replace = (
  trx: Trx,
  order: StoredOrder,
  request: ReplacementRequest,
  by: Actor | undefined,
) => Promise<StoredOrder | undefined>

export function createReplace(dependencies: OrderDependencies): Replace {
  const { now } = dependencies
  return async (trx, order, request, by) => {
    const { replacements = [] } = order.document
    if (replacements.some(({ id }) => id === request.id)) return undefined
    await requireLeft(trx, dependencies, order, request)
    const replacing = await placeReplacement(trx, dependencies, order, request, by)
    const { id, items } = request
    const made = { id, orderNo: replacing.orderNo, items: [...items] }
    const noted = { ...order.document, replacements: [...replacements, made] }
    const text = `items replaced at no cost by order ${made.orderNo}: ${request.reason}`
    const document = addHistory(noted, text, now(), by?.name)
    return updateOrder(trx, order.orderNo, { document }, now())
  }
}

export function createReplaceItems(
  { mail }: Pick<OrderDependencies, 'mail'>,
  { changeAs, replace }: Pick<OrderChanges, 'changeAs'> & { replace: Replace },
): OrderReplacements {
  return {
    async replaceItems(orderNo, request, by) {
      await changeAs(by, 'items replaced', orderNo, (trx, order) =>
        replace(trx, order, request, by),
      )
      mail.deliver().catch(() => undefined)
    },
  }
}

/** @throws Problem 409 for more than `quantityLeft`, without what the request's own claim holds. */
async function requireLeft(
  trx: Trx,
  { claimsOfOrders }: Pick<OrderDependencies, 'claimsOfOrders'>,
  { orderNo, document }: StoredOrder,
  { id, items }: ReplacementRequest,
): Promise<void> {
  const claims = await claimsOfOrders.list(trx, orderNo)
  const used = {
    claims: claims.filter((one) => one.id !== id),
    replacements: await selectReplacements(trx, document),
  }
  for (const { itemId, quantity } of items) {
    const line = document.content.productItems?.find((one) => one.itemId === itemId)
    if (!line || quantity > (line.quantity ?? 0)) continue
    const left = quantityLeft(document, itemId, used)
    if (quantity <= left) continue
    const name = line.productName ?? itemId
    throw notPossible(
      orderNo,
      `${left} of '${name}' can be replaced: the others were refunded, replaced, claimed or returned.`,
    )
  }
}

async function placeReplacement(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  { items, reason }: ReplacementRequest,
  by: Actor | undefined,
): Promise<StoredOrder> {
  const { baskets, now, sites } = dependencies
  const { orderNo: of, siteId, customerId, email, document: old } = order
  const { basket, locale, isGuest } = old
  if (!isInForce(order)) throw notPossible(of, `The order is ${order.status}.`)
  if (!basket) throw notPossible(of, 'The order was imported: what its bag held is not known.')
  const site = await sites.getSite(siteId, trx)
  if (!site) throw notFound('Its site no longer exists.', 'site-not-found')
  const bag = toReplacementBag(basket.document, items, now())
  const visitor = { customerId, usid: basket.usid, isRegistered: !isGuest }
  const assessed = await baskets.ordered.price(trx, site, bag, visitor)
  requireSendable(assessed)
  const basketId = randomUUID()
  const at = now()
  const shown = {
    ...{ basketId, siteId, customerId, usid: basket.usid, status: 'ordered' as const, version: 0 },
    ...{ isTemporary: true, orderNo: undefined, createdAt: at, lastModified: at, document: bag },
  }
  const stock = await takeStock(trx, dependencies, listStock(assessed))
  const content = toOrderContent(
    baskets.handover.show(shown, assessed, resolveLocale(site, locale)),
  )
  const document: OrderDocument = {
    ...{ payments: [], flashes: [], isGuest, custom: {}, stock, replacementOf: of },
    ...(locale !== undefined && { locale }),
    content: { ...withPickupContacts(content), customerName: old.content.customerName },
    attributeValues: await readAttributeValues(trx, dependencies, siteId, stock),
    basket: { usid: basket.usid, isTemporary: true, document: bag },
  }
  const orderNo = await nextOrderNo(trx)
  const noted = addHistory(document, `replaces items of order ${of}: ${reason}`, at, by?.name)
  const owner = { orderNo, siteId, customerId, basketId, email }
  const { calculated } = assessed
  const inserted = await insertOrder(trx, { ...owner, at, calculated, document: noted })
  return writePayments(trx, dependencies, inserted, [])
}

/** The parts of a line that a replacement has too; a subscription is not begun again. */
const KEPT = ['c_customMix', 'c_boxName', 'c_boxPlaces']
/** They were promised to the first parcel. */
const DAYS =
  /^c_(DATE_WANTED|SHIP_DUE_DATE|dateWantedRange.*|arrives.*|shipnow|isCalendarSelection)$/

function toReplacementBag(
  ordered: BasketDocument,
  chosen: ReplacementRequest['items'],
  at: Date,
): BasketDocument {
  const items = chosen.map(({ itemId, quantity }) => {
    const item = ordered.items.find((one) => one.itemId === itemId)
    if (!item) throw badRequest(`The order has no item '${itemId}' that can be replaced.`)
    if (quantity > item.quantity) {
      throw badRequest(`The order has ${item.quantity} of it.`, 'bad-request', { c_field: itemId })
    }
    const { bonusDiscountLineItemId: _bonus, productListItem: _list, ...rest } = item
    const custom = Object.entries(item.custom).filter(([name]) => KEPT.includes(name))
    return { ...rest, quantity, custom: Object.fromEntries(custom) }
  })
  const used = new Set(items.map(({ shipmentId }) => shipmentId))
  const shipments = ordered.shipments
    .filter(({ shipmentId }) => used.has(shipmentId))
    .map((shipment) => {
      const custom = Object.entries(shipment.custom).filter(([name]) => !DAYS.test(name))
      return { ...shipment, custom: Object.fromEntries(custom) }
    })
  const free = (level: ManualAdjustment['level'], itemId: string): ManualAdjustment => ({
    ...{ level, itemId, priceAdjustmentId: randomUUID(), promotionId: `replacement-${itemId}` },
    ...{ itemText: 'Replacement at no cost', discount: { type: 'percentage', percentage: 100 } },
    ...{ createdBy: 'operator', createdAt: at.toISOString(), lastModified: at.toISOString() },
    custom: {},
  })
  return {
    ...{ customerInfo: ordered.customerInfo, billingAddress: ordered.billingAddress },
    ...(ordered.currency !== undefined && { currency: ordered.currency }),
    ...{ items, shipments, coupons: [], paymentInstruments: [], custom: {} },
    manualAdjustments: [
      ...items.flatMap(({ itemId, optionItems = [] }) => [
        free('product', itemId),
        ...optionItems.map((option) => free('product', option.itemId)),
      ]),
      ...shipments.map(({ shipmentId }) => free('shipping', shippingItemIdOf(shipmentId))),
    ],
  }
}

/** @throws Problem 400 for what is out of stock, or cannot go where it went. */
function requireSendable(assessed: AssessedBasket): void {
  const [exception] = assessed.exceptions
  if (exception) throw refusalOf(exception)
  const { calculated } = assessed
  if (calculated.orderTotalMinor !== 0) throw badRequest('It cannot be sent at no cost.')
  const deliveries = calculated.shipments.filter(({ shipment }) => !isPickupShipment(shipment))
  const missing = listMissing(assessed).find((path) => path.startsWith('shipments.'))
  if (missing === undefined && deliveries.every(({ method }) => method !== undefined)) return
  throw badRequest('Its shipping method no longer goes where the order went.')
}
