import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseJson } from '../parse-json'
import { isBody } from './content-links.rules'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { Problem } from '../http/problem'
import type { CatalogService } from '../catalog/catalog.service'
import type { Site } from '../sites/site.service'
import { ExperienceIdParams, PageQuery, PagesQuery } from './experience.schemas'
import type { PageAssignment, PageContext, PageService } from './page.service'

export interface PageNeeds {
  catalog: CatalogService
  pages: PageService
}

const BASE = '/experience/shopper-experience/v1/organizations/:organizationId'
const AspectQuery = z.object({ aspectAttributes: z.string().max(256).optional() })

export function registerPages(app: FastifyInstance, { pages, catalog }: PageNeeds): void {
  app.get(`${BASE}/pages`, async (request) => {
    const { site, context } = await readContext(request)
    const query = parseQuery(PagesQuery, request.query)
    checkAspectAttributes(request)
    const assignment = toAssignment(query)
    if (!assignment || !(await exists(site, assignment))) throw invalidObject()
    const found = await pages.getPages(site, assignment, context)
    if (found) return { data: found }
    const detail = `No aspect type with ID '${query.aspectTypeId}' was found in site '${site.id}'.`
    throw new Problem(404, 'aspect-type-not-found', 'Aspect Type Not Found', detail)
  })

  app.get(`${BASE}/pages/:id`, async (request) => {
    const { site, context } = await readContext(request)
    parseQuery(PageQuery, request.query)
    checkAspectAttributes(request)
    const { id } = ExperienceIdParams.parse(request.params)
    const page = await pages.getPage(site, id, context)
    if (page) return page
    const detail = `No visible page with ID '${id}' was found in site '${site.id}'.`
    throw new Problem(404, 'page-not-found', 'Page Not Found', detail)
  })

  app.get(`${BASE}/components/:id`, async (request) => {
    const { site, context } = await readContext(request)
    parseQuery(PageQuery, request.query)
    const { id } = ExperienceIdParams.parse(request.params)
    const component = await pages.getComponent(site, id, context)
    if (component) return component
    const detail = `No visible component with ID '${id}' was found in site '${site.id}'.`
    throw new Problem(404, 'component-not-found', 'Component Not Found', detail)
  })

  async function exists(site: Site, { objectType, objectId }: PageAssignment): Promise<boolean> {
    if (objectType === 'category') {
      return (await catalog.getCategoryTree(site)).get(objectId) !== undefined
    }
    return (await catalog.getFamilies(site, [objectId])).length > 0
  }
}

async function readContext(request: FastifyRequest): Promise<{ site: Site; context: PageContext }> {
  const shopper = await requireShopper(request)
  const site = await getSite(request)
  const locale = getLocale(request, site)
  return {
    site,
    context: {
      locale,
      pricingContext: await request.server.services.shopperContexts.resolve(shopper, site),
    },
  }
}

/** Accepts either a category or a product, but not both. */
function toAssignment(query: z.infer<typeof PagesQuery>): PageAssignment | undefined {
  const { aspectTypeId, categoryId, productId } = query
  if (categoryId && !productId)
    return { aspectTypeId, objectType: 'category', objectId: categoryId }
  if (productId && !categoryId) return { aspectTypeId, objectType: 'product', objectId: productId }
  return undefined
}

/** @throws Problem 400 if the value is not a JSON object. */
function checkAspectAttributes(request: FastifyRequest): void {
  const { aspectAttributes } = parseQuery(AspectQuery, request.query)
  if (aspectAttributes === undefined || isBody(parseJson(aspectAttributes))) return
  const detail = `The aspect attributes "${aspectAttributes}" are no JSON object.`
  throw new Problem(400, 'aspect-attribute-invalid', 'Aspect Attribute Invalid', detail)
}

function invalidObject(): Problem {
  const detail =
    "At least one provided business object identifier was invalid. This means either none was provided at all or exclusiveness of multiple identifiers wasn't honored or the referenced business object didn't exist."
  return new Problem(400, 'business-object-id-invalid', 'Business Object ID Invalid', detail)
}
