import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SHOP_STATES, type OfficeShop, type OfficeShopList } from '../../contracts/shop'
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
})

export function registerShopSection(app: FastifyInstance, services: ShopsNeeds): void {
  const { shopOffice } = services
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
      const { record } = services.orders.backOffice.closedPickups
      await shopOffice.changeHours(id, change, actorOf(request), record)
      return shopOffice.get(id)
    })
    registerSpecialDays(scope, services)
    scope.put(`${SHOP}/details`, async (request): Promise<OfficeShop> => {
      const { id } = ShopParams.parse(request.params)
      await shopOffice.changeDetails(id, DetailsChange.parse(request.body), actorOf(request))
      return shopOffice.get(id)
    })
    registerHistory(scope, services, SHOP, 'shop', (params) => ShopParams.parse(params).id)
  })
}
