import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireSelf } from '../customers/require-self'
import type { ListOwner } from './list-items'
import type { ProductListService } from './product-list.service'
import { ItemBody, ItemPatch, ListBody } from './product-list.schemas'
import { registerPublicLists, type PublicListNeeds } from './public-list.routes'

interface Needs extends PublicListNeeds {
  productLists: ProductListService
}

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/product-lists'
const ListParams = z.object({ listId: z.string().min(1).max(28) })
const ItemParams = ListParams.extend({ itemId: z.string().min(1) })

export function registerProductLists(app: FastifyInstance, services: Needs): void {
  registerOwnLists(app, services)
  registerOwnItems(app, services)
  registerPublicLists(app, services)
}

function registerOwnLists(app: FastifyInstance, { productLists }: Needs): void {
  app.get(PATH, async (request) => {
    const data = await productLists.listLists(await requireOwner(request))
    return { limit: data.length, total: data.length, data }
  })

  app.post(PATH, async (request) => {
    const owner = await requireOwner(request)
    return productLists.createList(owner, ListBody.parse(request.body))
  })

  app.get(`${PATH}/:listId`, async (request) => {
    const owner = await requireOwner(request)
    return productLists.getList(owner, ListParams.parse(request.params).listId)
  })

  app.patch(`${PATH}/:listId`, async (request) => {
    const owner = await requireOwner(request)
    const { listId } = ListParams.parse(request.params)
    return productLists.updateList(owner, listId, ListBody.parse(request.body))
  })

  app.delete(`${PATH}/:listId`, async (request, reply) => {
    const owner = await requireOwner(request)
    await productLists.removeList(owner, ListParams.parse(request.params).listId)
    return reply.code(204).send()
  })
}

function registerOwnItems(app: FastifyInstance, { productLists }: Needs): void {
  app.post(`${PATH}/:listId/items`, async (request) => {
    const owner = await requireOwner(request)
    const { listId } = ListParams.parse(request.params)
    return productLists.addItem(owner, listId, ItemBody.parse(request.body))
  })

  app.get(`${PATH}/:listId/items/:itemId`, async (request) => {
    const owner = await requireOwner(request)
    const { listId, itemId } = ItemParams.parse(request.params)
    return productLists.getItem(owner, listId, itemId)
  })

  app.patch(`${PATH}/:listId/items/:itemId`, async (request) => {
    const owner = await requireOwner(request)
    const { listId, itemId } = ItemParams.parse(request.params)
    return productLists.updateItem(owner, listId, itemId, ItemPatch.parse(request.body))
  })

  app.delete(`${PATH}/:listId/items/:itemId`, async (request, reply) => {
    const owner = await requireOwner(request)
    const { listId, itemId } = ItemParams.parse(request.params)
    await productLists.removeItem(owner, listId, itemId)
    return reply.code(204).send()
  })
}

async function requireOwner(request: FastifyRequest): Promise<ListOwner> {
  const { siteId, customerId } = await requireSelf(request)
  return { siteId, customerId }
}
