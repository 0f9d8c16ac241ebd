import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  PRODUCT_KINDS,
  PRODUCT_STATES,
  type OfficeProduct,
  type OfficeProductList,
  type OfficeSite,
} from '../../contracts/merchandise'
import { notFound } from '../http/problem'
import { PRODUCT_ORDERS } from '../merchandise/product-list'
import { actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import type { Actor } from '../audit/record-change'
import type { MerchandiseService } from '../merchandise/merchandise.service'
import type { SiteService } from '../sites/site.service'
import { registerHistory } from './history.routes'
import { optional, Paging, SearchText, sortedBy } from './paging.schemas'

export interface ProductsNeeds {
  audit: AuditService
  merchandise: MerchandiseService
  sites: SiteService
}

const PRODUCTS = `${BACK_OFFICE_API}/products`
const MAX_PIECES = 999_999

const Id = z.string().min(1).max(256)
const ProductParams = z.object({ id: Id })
const ProductsQuery = Paging.extend({
  siteId: optional(Id),
  text: SearchText.default(''),
  state: optional(z.enum(PRODUCT_STATES)),
  kind: optional(z.enum(PRODUCT_KINDS)),
  categoryId: optional(Id),
  sort: sortedBy(PRODUCT_ORDERS),
})
const Flags = z.object({ isOnline: z.boolean(), isSearchable: z.boolean() })
const FlagsChange = Flags.extend({ expected: Flags })
const PriceName = z.object({ bookId: Id, minQuantity: z.number().int().min(1).max(MAX_PIECES) })
const Amount = { amount: z.string().max(20) }
const PriceChange = PriceName.extend({
  ...Amount,
  begin: z.string().max(40).optional(),
  expectedMinor: z.number().int().nonnegative().optional(),
})
/** PostgreSQL does not read the years after 9999 as JavaScript writes them. */
const Iso = z.iso
  .datetime({ offset: true })
  .refine((text) => new Date(text).getUTCFullYear() <= 9999, 'A year after 9999.')
const Period = { from: Iso.optional(), until: Iso.optional() }
const PriceSchedule = PriceName.extend({ ...Period, ...Amount })
const ScheduledPriceKey = PriceName.extend({
  begin: z.string().max(40),
  expected: z.object({ amountMinor: z.number().int().nonnegative(), until: Iso.optional() }),
})
const ScheduledPriceChange = ScheduledPriceKey.extend({ ...Period, ...Amount })
const Level = z.object({
  pieces: z.number().int().min(0).max(MAX_PIECES),
  isUnlimited: z.boolean(),
})
const StockChange = Level.extend({ listId: Id, expected: Level.optional() })

export function registerProductSection(app: FastifyInstance, services: ProductsNeeds): void {
  const { merchandise, sites } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'catalog.read', write: 'catalog.write' })

    scope.get(PRODUCTS, async ({ query }): Promise<OfficeProductList> => {
      const { siteId, ...asked } = ProductsQuery.parse(query)
      const all = await sites.listSites()
      const site = siteId === undefined ? all[0] : all.find(({ id }) => id === siteId)
      if (!site) throw notFound(`There is no site '${siteId ?? ''}'.`, 'site-not-found')
      return merchandise.list(site, asked)
    })

    async function readProduct(productId: string): Promise<OfficeProduct> {
      const product = await merchandise.get(productId)
      if (product) return product
      throw notFound(`There is no product '${productId}'.`, 'product-not-found')
    }
    const toId = (params: unknown) => ProductParams.parse(params).id
    scope.get(`${PRODUCTS}/:id`, async ({ params }) => readProduct(toId(params)))
    registerHistory(scope, services, `${PRODUCTS}/:id`, 'product', toId)

    /** Each request responds with the updated product. */
    const act = <Body>(
      method: 'PUT' | 'POST',
      path: string,
      schema: z.ZodType<Body>,
      work: (productId: string, body: Body, by: Actor) => Promise<void>,
    ) =>
      scope.route({
        method,
        url: `${PRODUCTS}/:id/${path}`,
        handler: async (request, reply) => {
          const productId = toId(request.params)
          await work(productId, schema.parse(request.body), actorOf(request))
          return reply.code(method === 'POST' ? 201 : 200).send(await readProduct(productId))
        },
      })
    act('PUT', 'flags', FlagsChange, merchandise.changeFlags)
    act('PUT', 'price', PriceChange, merchandise.changePrice)
    act('POST', 'scheduled-prices', PriceSchedule, merchandise.schedulePrice)
    act('PUT', 'scheduled-prices', ScheduledPriceChange, merchandise.changeScheduledPrice)
    act('PUT', 'scheduled-prices/remove', ScheduledPriceKey, merchandise.removeScheduledPrice)
    act('PUT', 'scheduled-prices/end', ScheduledPriceKey, merchandise.endPrice)
    act('PUT', 'stock', StockChange, merchandise.changeStock)
  })

  // open to every operator, because sections use it to choose a site
  app.get(`${BACK_OFFICE_API}/sites`, async (): Promise<{ sites: OfficeSite[] }> => ({
    sites: (await sites.listSites()).map(({ id, name, currency, locales }) => ({
      ...{ id, name, currency, locales: [...locales] },
    })),
  }))
}
