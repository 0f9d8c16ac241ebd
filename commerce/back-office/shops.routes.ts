import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  SHOP_STATES,
  type ConcernedPickups,
  type OfficeShop,
  type OfficeShopList,
} from '../../contracts/shop'
import { toWeek } from '../../rules/week-hours'
import { actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import { SHOP_ORDERS } from '../shops/shop-office'
import { registerHistory } from './history.routes'
import { optional, Paging, SearchText, sortedBy } from './paging.schemas'
import {
  OpeningTimes,
  registerSpecialDays,
  Revision,
  SHOP,
  ShopParams,
  ShownPickups,
  SHOPS,
  Texts,
  type SpecialDaysNeeds,
} from './special-days.routes'

export interface ShopsNeeds extends SpecialDaysNeeds {
  audit: AuditService
}

const ShopsQuery = Paging.extend({
  text: SearchText.default(''),
  state: optional(z.enum(SHOP_STATES)),
  sort: sortedBy(SHOP_ORDERS),
})
const HoursChange = z.object({
  hours: z.object(toWeek(() => OpeningTimes)),
  notes: Texts,
  expectedRevision: Revision,
})
const DetailsChange = z.object({
  phone: z
    .string()
    .trim()
    .regex(/^$|^[+()\d][\d\s()./x-]{4,39}$/, 'A telephone number has digits, spaces and + ( ) - .'),
  email: z.literal('').or(z.email().max(254)),
  isPickupEnabled: z.boolean(),
  isClosed: z.boolean(),
  closureMessages: Texts,
  expectedRevision: Revision,
  pickups: ShownPickups,
})
const Closing = DetailsChange.pick({ isClosed: true })

export function registerShopSection(app: FastifyInstance, services: ShopsNeeds): void {
  const { shopOffice, orders } = services
  const { closedPickups } = orders.backOffice
  app.register(async (scope) => {
    requireRights(scope, { read: 'shops.read', write: 'shops.write' })

    scope.get(SHOPS, async ({ query }): Promise<OfficeShopList> =>
      shopOffice.list(ShopsQuery.parse(query)),
    )
    scope.get(SHOP, async ({ params }): Promise<OfficeShop> =>
      shopOffice.get(ShopParams.parse(params).id),
    )
    scope.put(`${SHOP}/hours`, async (request): Promise<OfficeShop> => {
      const { id } = ShopParams.parse(request.params)
      const change = HoursChange.parse(request.body)
      await shopOffice.changeHours(id, change, actorOf(request), closedPickups.record)
      return shopOffice.get(id)
    })
    registerSpecialDays(scope, services)
    scope.put(`${SHOP}/details`, async (request): Promise<OfficeShop> => {
      const { id } = ShopParams.parse(request.params)
      const { pickups, ...change } = DetailsChange.parse(request.body)
      await shopOffice.changeDetails(id, change, actorOf(request), (trx, shopId, hours) =>
        closedPickups.record(trx, shopId, hours, pickups),
      )
      return shopOffice.get(id)
    })
    scope.post(`${SHOP}/closing/preview`, async ({ params, body }): Promise<ConcernedPickups> => {
      const { id } = ShopParams.parse(params)
      const hours = await shopOffice.previewClosing(id, Closing.parse(body).isClosed)
      return { pickups: await closedPickups.preview(id, hours) }
    })
    registerHistory(scope, services, SHOP, 'shop', (params) => ShopParams.parse(params).id)
  })
}
