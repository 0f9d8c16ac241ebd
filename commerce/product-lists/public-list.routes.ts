import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { Problem } from '../http/problem'
import type { PublicListService } from './public-list.service'
import { ITEM_EXPANSIONS, SearchQuery, type ItemExpansion } from './product-list.schemas'

export interface PublicListNeeds {
  publicLists: PublicListService
}

const PATH = '/customer/shopper-customers/v1/organizations/:organizationId/product-lists'
const ListParams = z.object({ listId: z.string().min(1).max(28) })
const ItemParams = ListParams.extend({ itemId: z.string().min(1) })
const ItemsQuery = z.object({ expand: z.union([z.string(), z.array(z.string())]).optional() })

export function registerPublicLists(app: FastifyInstance, { publicLists }: PublicListNeeds): void {
  app.get(PATH, async (request) => {
    const { siteId } = await requireShopper(request)
    const data = await publicLists.searchLists(siteId, SearchQuery.parse(request.query))
    return { limit: data.length, total: data.length, data }
  })

  app.get(`${PATH}/:listId`, async (request) => {
    const { siteId } = await requireShopper(request)
    return publicLists.getList(siteId, ListParams.parse(request.params).listId)
  })

  app.get(`${PATH}/:listId/items`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { listId } = ListParams.parse(request.params)
    const expansions = toExpansions(ItemsQuery.parse(request.query).expand)
    const data = await publicLists.listItems(site, listId, expansions)
    return { limit: data.length, total: data.length, data }
  })

  app.get(`${PATH}/:listId/items/:itemId`, async (request) => {
    const { siteId } = await requireShopper(request)
    const { listId, itemId } = ItemParams.parse(request.params)
    return publicLists.getItem(siteId, listId, itemId)
  })
}

/** @throws Problem 400 for an unknown word, or for images or availability without product. */
function toExpansions(expand: string | string[] = []): ItemExpansion[] {
  const words = [expand].flat().flatMap((word) => word.split(',').map((one) => one.trim()))
  const expansions = words.map((word) => {
    const known = ITEM_EXPANSIONS.find((expansion) => expansion === word)
    if (!known) throw invalidExpansion(word)
    return known
  })
  const [first] = expansions
  if (first !== undefined && !expansions.includes('product')) throw invalidExpansion(first)
  return expansions
}

function invalidExpansion(param: string): Problem {
  const detail = `An invalid expand parameter '${param}' was found.`
  const kind = 'invalid-expand-parameter'
  return new Problem(400, kind, 'Invalid expand parameter', detail, { param })
}
