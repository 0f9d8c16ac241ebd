import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainText } from '../http/plain-text.schemas'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import type { OfficeOrder } from '../../contracts/order'
import type { OfficeOrderList } from '../../contracts/order-list'
import { COMMENT_LENGTH, REFUND_REASON_LENGTH } from '../../contracts/order-requests'
import type { Actor } from '../audit/record-change'
import { badRequest } from '../http/problem'
import { hasRight } from '../../rules/operator-rights'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import { MovePickup, OrderParams } from '../orders/order-requests.schemas'
import { applyShippingFeed } from '../orders/shipping-feed'
import type { Db } from '../db/client'
import type { CustomerService } from '../customers/customer.service'
import type { CatalogService } from '../catalog/catalog.service'
import { loadPictures } from '../catalog/product-pictures'
import type { InventoryService } from '../inventory/inventory.service'
import type { LabelService } from '../labels/label.service'
import type { MailService } from '../mail/mail.service'
import type { OrderService } from '../orders/order.service'
import type { SiteService } from '../sites/site.service'
import { toOfficeOrder, toOfficeOrderRow } from './office-order'
import { OrdersFilter } from './order-filter.schemas'
import { optional } from './paging.schemas'
import { registerOrderEdits } from './order-edits.routes'
import { registerLabels } from './labels.routes'
import { withLabels } from './order-labels'
import { registerOrderExports } from './order-exports.routes'
import { registerPapers } from './papers.routes'
import { registerTracking } from './tracking.routes'

export interface OrdersNeeds {
  db: Db
  now: () => Date
  catalog: CatalogService
  customers: CustomerService
  inventory: InventoryService
  labels: LabelService
  mail: MailService
  orders: OrderService
  sites: SiteService
}

const ORDERS = `${BACK_OFFICE_API}/orders`
const ORDER = `${ORDERS}/:orderNo`

const OrdersQuery = OrdersFilter.extend({
  before: optional(z.string().max(60)),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})

const ShipmentParams = OrderParams.extend({ shipmentId: z.string().min(1).max(256) })
const ReturnParams = OrderParams.extend({ index: z.coerce.number().int().min(0).max(10_000) })
const Pieces = z
  .array(
    z.object({
      itemId: z.string().min(1).max(256),
      quantity: z.number().int().min(1).max(100_000),
    }),
  )
  .max(1000)
  .refine(isEachOnce, 'Each item is named once.')
const Shipping = z.object({
  carrier: z.string().trim().min(1, 'Enter a carrier.').max(60),
  trackingNumber: optional(z.string().trim().max(60)),
  trackingUrl: optional(z.url({ protocol: /^https?$/, error: 'Enter a web address.' }).max(500)),
  items: Pieces.min(1, 'Choose what goes.').optional(),
  sentBefore: z.number().int().min(0).max(100_000).optional(),
})
const Cancellation = z.object({ reason: optional(z.string().max(100)) })
const Comment = z.object({
  text: plainText(COMMENT_LENGTH).min(1, 'A comment has words.'),
})
const Amount = z.number().min(0).max(10_000_000)
const Refund = z.object({
  items: Pieces,
  amount: Amount.optional(),
  reason: plainText(REFUND_REASON_LENGTH).min(1, 'Enter a reason.'),
  restock: z.boolean().default(false),
  byHand: z.boolean().default(false),
  expectedRefunded: Amount,
  revision: z.string().min(1).max(60).optional(),
})

export function registerOrderSection(app: FastifyInstance, services: OrdersNeeds): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'orders.read', write: 'orders.write' })
    registerReading(scope, services)
    registerPapers(scope, services)
    registerLabels(scope, services)
    registerTracking(scope, services.orders)
    registerOrderExports(scope, services)
    registerWriting(scope, services)
    registerOrderEdits(scope, services, (orderNo) => showOrder(services, orderNo))
    registerShippingFeed(scope, services)
  })
}

function registerReading(scope: FastifyInstance, services: OrdersNeeds): void {
  const { backOffice } = services.orders

  scope.get(ORDERS, async ({ query }): Promise<OfficeOrderList> => {
    const { orders, next } = await backOffice.listOrders(OrdersQuery.parse(query))
    const sites = (await services.sites.listSites()).map(({ id, name }) => ({ id, name }))
    const prints = await backOffice.listPrints(orders)
    const rows = orders.map((order) => toOfficeOrderRow(order, prints.get(order.orderNo)))
    return { orders: rows, sites, ...(next !== undefined && { next }) }
  })
  scope.get(ORDER, async (request) => {
    const { orderNo } = OrderParams.parse(request.params)
    return showOrder(services, orderNo, mayChange(request))
  })
}

const mayChange = (request: FastifyRequest): boolean =>
  hasRight(accessOf(request).roles, 'orders.write')

/** @param isWriter whoever else reads an order does not see the link with which it is paid */
async function showOrder(
  services: OrdersNeeds,
  orderNo: string,
  isWriter = true,
): Promise<OfficeOrder> {
  const { customers, mail, orders } = services
  const found = await orders.backOffice.getOrder(orderNo)
  const { customerId, document } = found.stored
  const mails = await mail.listOfOrder(orderNo)
  const customer = document.isGuest ? undefined : await customers.findNumber(customerId)
  const items = document.content.productItems ?? []
  const pictures = await loadPictures(
    services.db,
    items.flatMap(({ productId }) => productId ?? []),
  )
  const waiting = await orders.backOffice.findProposal(orderNo)
  const proposal = waiting && { ...waiting, ...(!isWriter && { link: undefined }) }
  const shown = toOfficeOrder(found, { mails, pictures, customerNo: customer, proposal })
  return withLabels(shown, await services.labels.list([orderNo]))
}

/** Each request responds with the updated order. */
function registerWriting(scope: FastifyInstance, services: OrdersNeeds): void {
  const { backOffice } = services.orders
  const act = (
    method: 'POST',
    path: string,
    work: (request: FastifyRequest, orderNo: string, by: Actor) => Promise<void>,
    config = {},
  ) =>
    scope.route({
      method,
      url: `${ORDER}/${path}`,
      config,
      handler: async (request) => {
        const { orderNo } = OrderParams.parse(request.params)
        await work(request, orderNo, actorOf(request))
        return showOrder(services, orderNo, mayChange(request))
      },
    })

  act('POST', 'shipments/:shipmentId/shipping', async ({ params, body }, orderNo, by) => {
    const { shipmentId } = ShipmentParams.parse(params)
    await backOffice.shipShipment(orderNo, shipmentId, Shipping.parse(body), by)
  })
  act('POST', 'shipments/:shipmentId/pickup', async ({ params, body }, orderNo, by) => {
    const { shipmentId } = ShipmentParams.parse(params)
    await backOffice.movePickup(orderNo, shipmentId, MovePickup.parse(body), by)
  })
  act('POST', 'export', (_request, orderNo, by) => backOffice.exportOrder(orderNo, by))
  act('POST', 'payment', (_request, orderNo, by) => backOffice.receivePayment(orderNo, by))
  act('POST', 'cancellation', ({ body }, orderNo, by) =>
    backOffice.cancelOrder(orderNo, Cancellation.parse(body ?? {}).reason, by),
  )
  act('POST', 'returns/:index/receipt', ({ params }, orderNo, by) =>
    backOffice.receiveReturn(orderNo, ReturnParams.parse(params).index, by),
  )
  act('POST', 'refunds', ({ body }, orderNo, by) =>
    backOffice.refundOrder(orderNo, Refund.parse(body), by),
  )
  act(
    'POST',
    'comments',
    ({ body }, orderNo, by) => backOffice.addComment(orderNo, Comment.parse(body).text, by),
    { right: 'orders.comment' },
  )
}

function registerShippingFeed(scope: FastifyInstance, { orders }: OrdersNeeds): void {
  scope.addContentTypeParser(
    ['application/xml', 'text/xml'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  )
  scope.post(`${ORDERS}/shipping-updates`, async (request) => {
    if (typeof request.body !== 'string') throw badRequest('Send an XML document.')
    return applyShippingFeed(orders.backOffice, request.body, actorOf(request))
  })
}

function isEachOnce(items: readonly { itemId: string }[]): boolean {
  return new Set(items.map(({ itemId }) => itemId)).size === items.length
}
