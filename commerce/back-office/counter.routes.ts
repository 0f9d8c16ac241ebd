import type { FastifyInstance, FastifyRequest } from 'fastify'
import { millisecondsInMinute } from 'date-fns/constants'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  OPERATOR_HEADER,
  SHORTAGE_ACTIONS,
  type CounterList,
  type CounterOrder,
  type CounterShops,
} from '../../contracts/counter'
import type { AuthModules } from '../auth/auth-modules'
import { badRequest, conflict, notFound, unauthorized } from '../http/problem'
import type { MerchandiseService } from '../merchandise/merchandise.service'
import { actorOf, requireRights, shopsOf } from '../operators/operator-access'
import { MovePickup, OrderParams } from '../orders/order-requests.schemas'
import type { OrderService } from '../orders/order.service'
import type { ShopOffice } from '../shops/shop-office'
import { registerCodes } from './counter-codes'
import { isOpen, toCounterOrder, toCounterPickups } from './counter-pickups'
import { listedText } from './paging.schemas'

export interface CounterNeeds {
  merchandise: MerchandiseService
  orders: OrderService
  shopOffice: ShopOffice
  signIn: AuthModules
  now: () => Date
}

const SHOPS = `${BACK_OFFICE_API}/counter`
const SHOP = `${SHOPS}/:shopId`
const PICKUPS = `${SHOP}/pickups`
const PICKUP = `${PICKUPS}/:orderNo/:shipmentId`

const ShopParams = z.object({ shopId: z.string().min(1).max(256) })
const PickupParams = OrderParams.extend({
  shopId: z.string().min(1).max(256),
  shipmentId: z.string().min(1).max(256),
})
const Search = z.object({ text: listedText })
/** A shopper has at least this long to accept a replacement. */
const ANSWER_MS = 60 * millisecondsInMinute
const Id = z.string().min(1).max(256)
const Report = z
  .object({
    id: z.string().min(1).max(64),
    itemId: Id,
    pieceId: Id.optional(),
    quantity: z.number().int().positive().max(1_000_000),
    action: z.enum(SHORTAGE_ACTIONS),
    replacementId: Id.optional(),
    until: z.iso.datetime().optional(),
    isNoneLeft: z.boolean(),
    revision: z.number().int().nonnegative(),
  })
  .refine(({ action, replacementId }) => action !== 'replace' || replacementId !== undefined, {
    message: 'The replacement is missing.',
  })
const Tick = z.object({ piece: z.string().min(1).max(300), isTicked: z.boolean() })

/** @throws Problem 401 if the change was made by another operator than the one who is logged in. */
function requireAuthor(request: FastifyRequest): void {
  const author = request.headers[OPERATOR_HEADER]
  if (author === undefined || author === encodeURIComponent(actorOf(request).email ?? '')) return
  throw unauthorized('Another operator made this change. Log in as that one.', 'other-operator')
}

/** What the staff of a shop sees; each address names the shop (`requireRights`). */
export function registerCounterSection(app: FastifyInstance, services: CounterNeeds): void {
  const { merchandise, now, orders, shopOffice, signIn } = services
  const { backOffice } = orders

  async function find(params: z.infer<typeof PickupParams>): Promise<CounterOrder | undefined> {
    const [found, hours, ticks] = await Promise.all([
      backOffice.getOrder(params.orderNo),
      shopOffice.getHours(params.shopId),
      backOffice.listTicks(params),
    ])
    return toCounterOrder(found, params, hours, ticks)
  }

  /** @throws Problem 404, also for an order of another shop. */
  async function show(params: z.infer<typeof PickupParams>): Promise<CounterOrder> {
    const pickup = await find(params)
    if (!pickup) throw notFound('The shop has no such pickup.')
    return pickup
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireAuthor(request))
    requireRights(scope, { read: 'counter.read', write: 'counter.write' })

    scope.get(
      SHOPS,
      { config: { isOfOwnShops: true } },
      async (request): Promise<CounterShops> => ({
        shops: await shopOffice.listPickupShops(shopsOf(request, 'counter.read')),
      }),
    )
    scope.get(PICKUPS, async ({ params, query }): Promise<CounterList> => {
      const { shopId } = ShopParams.parse(params)
      const { text } = Search.parse(query)
      const hours = await shopOffice.getHours(shopId)
      const found = await backOffice.listPickups(shopId, text)
      const pickups = found.orders.flatMap((order) => toCounterPickups(order, shopId, hours))
      const listed = text === undefined ? pickups.filter(isOpen) : pickups
      if (text === undefined) listed.sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
      return { pickups: listed, hasMore: found.hasMore }
    })
    scope.get(PICKUP, async ({ params }) => show(PickupParams.parse(params)))
    registerCodes(scope, `${SHOP}/codes`, { backOffice, signIn, find })
    scope.post(`${PICKUP}/moves`, async (request) => {
      const params = PickupParams.parse(request.params)
      const move = { ...MovePickup.parse(request.body), mustBePaid: true }
      // an order of another shop is not changed
      await show(params)
      await backOffice.movePickup(params.orderNo, params.shipmentId, move, actorOf(request))
      return show(params)
    })
    scope.post(`${PICKUP}/ticks`, async (request) => {
      const params = PickupParams.parse(request.params)
      const tick = Tick.parse(request.body)
      const pickup = await show(params)
      const keys = pickup.items.flatMap(({ pieces }) => pieces.map(({ key }) => key))
      if (!keys.includes(tick.piece)) throw badRequest(`The pickup has no piece '${tick.piece}'.`)
      if (!isOpen(pickup)) throw conflict('The pickup is over.')
      await backOffice.tick(params, tick, actorOf(request))
      return show(params)
    })
    scope.post(`${PICKUP}/shortages`, async (request) => {
      const params = PickupParams.parse(request.params)
      const report = Report.parse(request.body)
      const { dueAt } = await show(params)
      const answerBy = new Date(Math.max(Date.parse(dueAt), now().getTime() + ANSWER_MS))
      await backOffice.reportShortage(params, { report, answerBy }, actorOf(request))
      return show(params)
    })
    scope.get(`${SHOP}/stock`, async ({ params, query }) =>
      merchandise.listShopStock(ShopParams.parse(params).shopId, Search.parse(query).text ?? ''),
    )
  })
}
