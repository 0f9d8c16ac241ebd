import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  CLOSED_PICKUP_ACTIONS,
  type CommonSpecialDaysResult,
  type ConcernedPickups,
  type OfficeShop,
} from '../../contracts/shop'
import { MAX_SPECIAL_DAYS } from '../../rules/special-days-entry'
import { CLOCK, MAX_SPANS } from '../../rules/week-hours-entry'
import { actorOf } from '../operators/operator-access'
import { OrderParams } from '../orders/order-requests.schemas'
import type { OrderService } from '../orders/order.service'
import type { ShopOffice } from '../shops/shop-office'

export interface SpecialDaysNeeds {
  orders: OrderService
  shopOffice: ShopOffice
}

export const SHOPS = `${BACK_OFFICE_API}/shops`
export const SHOP = `${SHOPS}/:id`
const DAYS = `${SHOP}/special-days`
const MAX_LOCALES = 50

export const ShopParams = z.object({ id: z.string().min(1).max(256) })
const PickupParams = OrderParams.extend({
  id: ShopParams.shape.id,
  shipmentId: z.string().min(1).max(256),
})
const Clock = z.string().regex(CLOCK, 'A time is written as 09:30.')
export const OpeningTimes = z.array(z.object({ open: Clock, close: Clock })).max(MAX_SPANS)
export const Texts = z
  .record(
    z.string().regex(/^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}$/),
    z.string().trim().max(1000),
  )
  .refine((texts) => Object.keys(texts).length <= MAX_LOCALES, 'There are too many languages.')
export const Revision = z.string().min(1).max(64)
const DayText = z.string().max(10)
const Entry = z.object({ from: DayText, to: DayText, names: Texts, spans: OpeningTimes })
const Entries = z.object({ specialDays: z.array(Entry).max(MAX_SPECIAL_DAYS) })
export const ShownPickups = z.array(z.string().max(600)).max(10_000)
const Change = Entries.extend({ expectedRevision: Revision, pickups: ShownPickups })
const CommonChange = z.object({
  entry: Entry,
  shopIds: z.array(ShopParams.shape.id).min(1).max(1000).optional(),
  replaces: z.boolean(),
})
const Settlement = z.object({ action: z.enum(CLOSED_PICKUP_ACTIONS) })

/** Special days of shops, and the pickups that are due while a shop is closed. */
export function registerSpecialDays(scope: FastifyInstance, services: SpecialDaysNeeds): void {
  const { orders, shopOffice } = services
  const { closedPickups } = orders.backOffice

  scope.put(DAYS, async (request): Promise<OfficeShop> => {
    const { id } = ShopParams.parse(request.params)
    const { pickups, ...change } = Change.parse(request.body)
    await shopOffice.changeSpecialDays(id, change, actorOf(request), (trx, shopId, hours) =>
      closedPickups.record(trx, shopId, hours, pickups),
    )
    return shopOffice.get(id)
  })
  scope.post(`${DAYS}/preview`, async ({ params, body }): Promise<ConcernedPickups> => {
    const { id } = ShopParams.parse(params)
    const { specialDays } = Entries.parse(body)
    const hours = await shopOffice.previewSpecialDays(id, specialDays)
    return { pickups: await closedPickups.preview(id, hours) }
  })
  scope.get(`${DAYS}/pickups`, async ({ params }): Promise<ConcernedPickups> => {
    const { id } = ShopParams.parse(params)
    return { pickups: await closedPickups.list(id) }
  })
  scope.post(
    `${DAYS}/pickups/:orderNo/:shipmentId`,
    { config: { right: 'orders.write' } },
    async (request, reply) => {
      const { id, ...pickup } = PickupParams.parse(request.params)
      const { action } = Settlement.parse(request.body)
      await closedPickups.settle(id, pickup, action, actorOf(request))
      return reply.code(204).send()
    },
  )
  scope.post(`${SHOPS}/special-days`, async (request): Promise<CommonSpecialDaysResult> =>
    shopOffice.addSpecialDays(
      CommonChange.parse(request.body),
      actorOf(request),
      closedPickups.record,
    ),
  )
}
