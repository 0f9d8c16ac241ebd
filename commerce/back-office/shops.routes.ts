import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  SHOP_STATES,
  type CommonSpecialDaysResult,
  type OfficeShop,
  type OfficeShopList,
} from '../../contracts/shop'
import { MAX_SPECIAL_DAYS } from '../../rules/special-days-entry'
import { toWeek } from '../../rules/week-hours'
import { CLOCK, MAX_SPANS } from '../../rules/week-hours-entry'
import { actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import { SHOP_ORDERS, type ShopOffice } from '../shops/shop-office'
import { registerHistory } from './history.routes'
import { optional, Paging, SearchText, sortedBy } from './paging.schemas'

export interface ShopsNeeds {
  audit: AuditService
  shopOffice: ShopOffice
}

const SHOPS = `${BACK_OFFICE_API}/shops`
const SHOP = `${SHOPS}/:id`
const MAX_LOCALES = 50

const ShopParams = z.object({ id: z.string().min(1).max(256) })
const ShopsQuery = Paging.extend({
  text: SearchText.default(''),
  state: optional(z.enum(SHOP_STATES)),
  sort: sortedBy(SHOP_ORDERS),
})
const Clock = z.string().regex(CLOCK, 'A time is written as 09:30.')
const Day = z.array(z.object({ open: Clock, close: Clock })).max(MAX_SPANS)
const Texts = z
  .record(
    z.string().regex(/^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}$/),
    z.string().trim().max(1000),
  )
  .refine((texts) => Object.keys(texts).length <= MAX_LOCALES, 'There are too many languages.')
const Revision = z.string().min(1).max(64)
const HoursChange = z.object({
  hours: z.object(toWeek(() => Day)),
  notes: Texts,
  expectedRevision: Revision,
})
const DayText = z.string().max(10)
const SpecialDays = z.object({ from: DayText, to: DayText, names: Texts, spans: Day })
const SpecialDaysChange = z.object({
  specialDays: z.array(SpecialDays).max(MAX_SPECIAL_DAYS),
  expectedRevision: Revision,
})
const CommonSpecialDays = z.object({
  entry: SpecialDays,
  shopIds: z.array(ShopParams.shape.id).min(1).max(1000).optional(),
  replaces: z.boolean(),
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
      await shopOffice.changeHours(id, HoursChange.parse(request.body), actorOf(request))
      return shopOffice.get(id)
    })
    scope.put(`${SHOP}/special-days`, async (request): Promise<OfficeShop> => {
      const { id } = ShopParams.parse(request.params)
      const change = SpecialDaysChange.parse(request.body)
      await shopOffice.changeSpecialDays(id, change, actorOf(request))
      return shopOffice.get(id)
    })
    scope.post(`${SHOPS}/special-days`, async (request): Promise<CommonSpecialDaysResult> => {
      const common = CommonSpecialDays.parse(request.body)
      return shopOffice.addSpecialDays(common, actorOf(request))
    })
    scope.put(`${SHOP}/details`, async (request): Promise<OfficeShop> => {
      const { id } = ShopParams.parse(request.params)
      await shopOffice.changeDetails(id, DetailsChange.parse(request.body), actorOf(request))
      return shopOffice.get(id)
    })
    registerHistory(scope, services, SHOP, 'shop', (params) => ShopParams.parse(params).id)
  })
}
