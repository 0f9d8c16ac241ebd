import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import { getSite } from '../http/context'
import { Problem } from '../http/problem'
import type { Services } from '../services'
import {
  CategoriesQuery,
  CategoryQuery,
  IdParams,
  ProductQuery,
  ProductsQuery,
} from './catalog.schemas'

const BASE = '/product/shopper-products/v1/organizations/:organizationId'

/** The Shopper Products API: products and categories. */
export function registerCatalog(app: FastifyInstance, { catalog }: Services): void {
  app.get(`${BASE}/products`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const query = ProductsQuery.parse(request.query)
    const data = await catalog.getProducts(site, query.ids, query)
    return { limit: data.length, data, total: data.length }
  })

  app.get(`${BASE}/products/:id`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { id } = IdParams.parse(request.params)
    const [product] = await catalog.getProducts(site, [id], ProductQuery.parse(request.query))
    if (product) return product
    const detail = `No product with ID '${id}' for site '${site.id}' could be found.`
    throw new Problem(404, 'product-not-found', 'Product Not Found', detail, {
      productId: id,
      siteId: site.id,
    })
  })

  app.get(`${BASE}/categories`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { ids, levels } = CategoriesQuery.parse(request.query)
    const data = await catalog.getCategories(site, ids, levels)
    return { limit: data.length, data, total: data.length }
  })

  app.get(`${BASE}/categories/:id`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { id } = IdParams.parse(request.params)
    const { levels } = CategoryQuery.parse(request.query)
    const [category] = await catalog.getCategories(site, [id], levels)
    if (category) return category
    const detail = `No category with ID '${id}' for site '${site.id}' could be found.`
    throw new Problem(404, 'category-not-found', 'Category Not Found', detail, {
      categoryId: id,
      siteId: site.id,
    })
  })
}
