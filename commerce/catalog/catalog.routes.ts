import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { Problem } from '../http/problem'
import { selectable } from '../http/select'
import type { Site } from '../sites/site.service'
import { registerProductDetails, type ProductDetailsNeeds } from './product-details.routes'
import { readCatalogContext } from './catalog-request'
import {
  CategoriesQuery,
  CategoryIdParams,
  CategoryQuery,
  ProductIdParams,
  ProductQuery,
  ProductsQuery,
} from './catalog.schemas'
import { productNotFound } from './product-not-found'

const BASE = '/product/shopper-products/v1/organizations/:organizationId'

export function registerCatalog(app: FastifyInstance, services: ProductDetailsNeeds): void {
  registerProducts(app, services)
  registerProductDetails(app, services)
  registerCategories(app, services)
}

function registerProducts(app: FastifyInstance, { catalog }: ProductDetailsNeeds): void {
  app.get(
    `${BASE}/products`,
    selectable(async (request) => {
      const { site, context } = await readCatalogContext(request)
      const query = parseQuery(ProductsQuery, request.query)
      const data = await catalog.getProducts(site, query.ids, query, context)
      return { limit: data.length, data, total: data.length }
    }),
  )

  app.get(
    `${BASE}/products/:id`,
    selectable(async (request) => {
      const { site, context } = await readCatalogContext(request)
      const { id } = ProductIdParams.parse(request.params)
      const query = parseQuery(ProductQuery, request.query)
      const [product] = await catalog.getProducts(site, [id], query, context)
      if (!product) throw productNotFound(id, site)
      return product
    }),
  )
}

function registerCategories(app: FastifyInstance, { catalog }: ProductDetailsNeeds): void {
  app.get(`${BASE}/categories`, async (request) => {
    const { site, locale, moment } = await readLocalized(request)
    const { ids, levels } = parseQuery(CategoriesQuery, request.query)
    const data = await catalog.getCategories(site, ids, levels, locale, moment)
    return { limit: data.length, data, total: data.length }
  })

  app.get(`${BASE}/categories/:id`, async (request) => {
    const { site, locale, moment } = await readLocalized(request)
    const { id } = CategoryIdParams.parse(request.params)
    const { levels } = parseQuery(CategoryQuery, request.query)
    const [category] = await catalog.getCategories(site, [id], levels, locale, moment)
    if (!category) throw categoryNotFound(id, site)
    return category
  })
}

async function readLocalized(request: FastifyRequest) {
  const shopper = await requireShopper(request)
  const site = await getSite(request)
  const moment = await request.server.services.shopperContexts.momentOf(shopper, site)
  return { site, locale: getLocale(request, site), moment }
}

function categoryNotFound(id: string, site: Site): Problem {
  const detail = `No category with ID '${id}' for site '${site.id}' could be found.`
  const extras = { categoryId: id, siteId: site.id }
  return new Problem(404, 'category-not-found', 'Category Not Found', detail, extras)
}
