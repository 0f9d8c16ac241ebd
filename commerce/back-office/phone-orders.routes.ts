import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import type { OfficePhoneOrder } from '../../contracts/phone-order'
import { hasRight } from '../../rules/operator-rights'
import { PHONE_ORDER_STATES } from '../../rules/phone-order-states'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import { NewPhoneOrder, PhoneOrderChange } from '../phone-orders/phone-order.schemas'
import type { PhoneOrderOffice } from '../phone-orders/phone-order-office'
import { listedText, optional } from './paging.schemas'

export interface PhoneOrdersNeeds {
  phoneOrders: PhoneOrderOffice
}

const PHONE_ORDERS = `${BACK_OFFICE_API}/phone-orders`
const PHONE_ORDER = `${PHONE_ORDERS}/:id`

const Params = z.object({ id: z.uuid() })
const Query = z.object({
  text: listedText,
  state: optional(z.enum(PHONE_ORDER_STATES)),
  siteId: optional(z.string().max(256)),
  before: optional(z.uuid()),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const Asked = z.object({
  shipmentId: z.string().min(1).max(256),
  text: listedText.transform((text = '') => text),
})
const AskedBox = z.object({
  shipmentId: z.string().min(1).max(256),
  productId: z.string().min(1).max(256),
})
const Revision = z.object({ revision: z.number().int().min(1) })
const Change = Revision.extend({ change: PhoneOrderChange })
const Sending = Revision.extend({ expectedTotal: z.number().min(0).max(10_000_000) })

/** Orders that operators take for buyers. */
export function registerPhoneOrderSection(
  app: FastifyInstance,
  { phoneOrders }: PhoneOrdersNeeds,
): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'phone-orders.read', write: 'phone-orders.write' })

    scope.get(PHONE_ORDERS, async ({ query }) => phoneOrders.list(Query.parse(query)))
    scope.post(PHONE_ORDERS, async (request) => {
      const id = await phoneOrders.begin(NewPhoneOrder.parse(request.body), actorOf(request))
      return phoneOrders.get(id)
    })
    scope.get(PHONE_ORDER, async (request): Promise<OfficePhoneOrder> => {
      const shown = await phoneOrders.get(Params.parse(request.params).id)
      const isTaker = hasRight(accessOf(request).roles, 'phone-orders.write')
      return { ...shown, ...(!isTaker && { link: undefined }) }
    })
    scope.get(`${PHONE_ORDER}/products`, async ({ params, query }) =>
      phoneOrders.findProducts(Params.parse(params).id, Asked.parse(query)),
    )
    scope.get(`${PHONE_ORDER}/box`, async ({ params, query }) =>
      phoneOrders.findBox(Params.parse(params).id, AskedBox.parse(query)),
    )
    scope.get(`${PHONE_ORDER}/shops`, async ({ params, query }) =>
      phoneOrders.findShops(Params.parse(params).id, Asked.parse(query)),
    )
    scope.delete(PHONE_ORDER, async (request, reply) => {
      const { revision } = z
        .object({ revision: z.coerce.number().int().min(1) })
        .parse(request.query)
      await phoneOrders.discard(Params.parse(request.params).id, revision, actorOf(request))
      return reply.code(204).send()
    })

    /** Each request responds with what it has changed. */
    const act = (path: string, work: (id: string, request: FastifyRequest) => Promise<void>) =>
      scope.post(`${PHONE_ORDER}/${path}`, async (request) => {
        const { id } = Params.parse(request.params)
        await work(id, request)
        return phoneOrders.get(id)
      })
    act('changes', async (id, { body }) => {
      const { revision, change } = Change.parse(body)
      await phoneOrders.change(id, revision, change)
    })
    act('sending', async (id, request) => {
      const { revision, expectedTotal } = Sending.parse(request.body)
      await phoneOrders.send(id, revision, expectedTotal, actorOf(request))
    })
    act('mail', async (id, request) => {
      await phoneOrders.mailAgain(id, Revision.parse(request.body).revision, actorOf(request))
    })
    act('withdrawal', async (id, request) => {
      await phoneOrders.withdraw(id, Revision.parse(request.body).revision, actorOf(request))
    })
  })
}
