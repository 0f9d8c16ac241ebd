import type { Sample } from '../sample'

const PHONE_ORDERS = '/back-office/api/phone-orders'
const NONE = { id: '00000000-0000-4000-8000-000000000000' }

const at = (route: string, rest: Partial<Sample> = {}): Sample => ({
  ...{ as: 'operator', params: NONE },
  ...rest,
  route,
})

/** Orders that operators take for buyers, of ids that do not exist. */
export const PHONE_ORDER_SAMPLES: readonly Sample[] = [
  at(`GET ${PHONE_ORDERS}`, {
    params: {},
    query: { text: 'ada', state: 'draft', siteId: 'brindille', before: NONE.id, limit: '5' },
  }),
  at(`POST ${PHONE_ORDERS}`, {
    params: {},
    body: { siteId: 'none', name: 'Ada', email: 'ada@example.com', phone: '3125550100' },
  }),
  at(`GET ${PHONE_ORDERS}/:id`),
  at(`DELETE ${PHONE_ORDERS}/:id`, { query: { revision: '1' } }),
  at(`GET ${PHONE_ORDERS}/:id/box`, { query: { shipmentId: 'me', productId: '420010' } }),
  at(`GET ${PHONE_ORDERS}/:id/products`, { query: { shipmentId: 'me', text: 'truffle' } }),
  at(`GET ${PHONE_ORDERS}/:id/shops`, { query: { shipmentId: 'me', text: 'maiden' } }),
  at(`POST ${PHONE_ORDERS}/:id/changes`, {
    body: {
      revision: 1,
      change: { kind: 'add', productId: 'none', quantity: 1, shipmentId: 'me' },
    },
  }),
  at(`POST ${PHONE_ORDERS}/:id/sending`, { body: { revision: 1, expectedTotal: 5 } }),
  at(`POST ${PHONE_ORDERS}/:id/mail`, { body: { revision: 1 } }),
  at(`POST ${PHONE_ORDERS}/:id/withdrawal`, { body: { revision: 1 } }),
]
