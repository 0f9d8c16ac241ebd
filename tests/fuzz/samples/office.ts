import type { Sample, ShopIds } from '../sample'
import { listChosenOrdersSamples } from './chosen-orders'
import { listEditSamples } from './order-edits'
import { PHONE_ORDER_SAMPLES } from './phone-orders'

const operator = (route: string, rest: Partial<Sample> = {}): Sample => ({
  ...rest,
  as: 'operator',
  route,
})

const OFFICE = '/back-office/api'
const ORDERS = `${OFFICE}/orders`
const COUNTER = `${OFFICE}/counter`
const SHOP = { shopId: '101' }
const MAILS = `${OFFICE}/mails`
const CUSTOMERS = `${OFFICE}/customers`
const MESSAGES = `${OFFICE}/messages`
const NO_MESSAGE = { id: '00000000-0000-4000-8000-000000000000' }
const SUBSCRIPTIONS = `${OFFICE}/subscriptions`

const SHIPMENT_SAMPLES: readonly Sample[] = [
  operator(`POST ${ORDERS}/:orderNo/shipments/:shipmentId/shipping`, {
    params: { orderNo: '0', shipmentId: 'me' },
    body: { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: 'https://example.com/1Z' },
  }),
  operator(`POST ${ORDERS}/:orderNo/shipments/:shipmentId/pickup`, {
    params: { orderNo: '0', shipmentId: 'me' },
    body: { from: 'placed', to: 'preparing' },
  }),
  operator(`GET ${COUNTER}`),
  operator(`GET ${COUNTER}/:shopId/pickups`, { params: SHOP, query: { text: 'ada' } }),
  operator(`GET ${COUNTER}/:shopId/pickups/:orderNo/:shipmentId`, {
    params: { ...SHOP, orderNo: '0', shipmentId: 'me' },
  }),
  operator(`POST ${COUNTER}/:shopId/pickups/:orderNo/:shipmentId/moves`, {
    params: { ...SHOP, orderNo: '0', shipmentId: 'me' },
    body: { from: 'placed', to: 'preparing' },
  }),
  operator(`POST ${COUNTER}/:shopId/pickups/:orderNo/:shipmentId/ticks`, {
    params: { ...SHOP, orderNo: '0', shipmentId: 'me' },
    body: { piece: 'none', isTicked: true },
  }),
  operator(`POST ${COUNTER}/:shopId/codes`, { params: SHOP, body: { code: 'K7M 4XR' } }),
  operator(`POST ${COUNTER}/:shopId/pickups/:orderNo/:shipmentId/shortages`, {
    params: { ...SHOP, orderNo: '0', shipmentId: 'me' },
    body: {
      ...{ id: 'a', itemId: 'b', pieceId: 'c', quantity: 1, action: 'wait', isNoneLeft: true },
      ...{ replacementId: 'd', until: '2099-12-24T20:00:00Z', revision: 0 },
    },
  }),
  operator(`GET ${COUNTER}/:shopId/stock`, { params: SHOP, query: { text: 'truffle' } }),
]

const MESSAGE_SAMPLES: readonly Sample[] = [
  operator(`GET ${MESSAGES}`, {
    query: { text: 'ada', state: 'open', whose: 'mine', before: NO_MESSAGE.id, limit: '5' },
  }),
  operator(`GET ${MESSAGES}/:id`, { params: NO_MESSAGE }),
  operator(`GET ${MESSAGES}/:id/history`, { params: NO_MESSAGE }),
  operator(`POST ${MESSAGES}/:id/changes`, {
    params: NO_MESSAGE,
    body: { change: { kind: 'answer', text: 'It is on its way.' }, expectedRevision: 1 },
  }),
]

const CLAIMS = `${OFFICE}/claims`
const CLAIM_SAMPLES: readonly Sample[] = [
  operator(`GET ${CLAIMS}`, {
    query: { text: 'ada', state: 'open', kind: 'melted', before: NO_MESSAGE.id, limit: '5' },
  }),
  operator(`GET ${CLAIMS}/:id`, { params: NO_MESSAGE }),
  operator(`GET ${CLAIMS}/:id/photos/:photoId`, {
    params: { ...NO_MESSAGE, photoId: NO_MESSAGE.id },
  }),
  operator(`GET ${CLAIMS}/:id/history`, { params: NO_MESSAGE }),
  operator(`POST ${CLAIMS}/:id/changes`, {
    params: NO_MESSAGE,
    body: { change: { kind: 'refund', amount: 5 }, expectedRevision: 1 },
  }),
]

const SUBSCRIPTION_SAMPLES: readonly Sample[] = [
  operator(`GET ${SUBSCRIPTIONS}`, {
    query: { text: 'ada', state: 'active', before: '1', limit: '5' },
  }),
  operator(`GET ${SUBSCRIPTIONS}/:id`, { params: { id: '0' } }),
  operator(`GET ${SUBSCRIPTIONS}/:id/history`, { params: { id: '0' }, query: { before: '10' } }),
  operator(`GET ${SUBSCRIPTIONS}/:id/products`, { params: { id: '0' } }),
  operator(`POST ${SUBSCRIPTIONS}/:id/changes`, {
    params: { id: '0' },
    body: { change: { kind: 'cancel', reason: 'Moves abroad' }, expectedRevision: 'none' },
  }),
]

/**
 * Orders, mails, messages, customers and subscriptions in the back office. Changes use ids that do not exist.
 */
export function listOfficeSamples({ orderNo }: ShopIds): Sample[] {
  const none = { orderNo: '0' }
  return [
    ...[...listChosenOrdersSamples(orderNo), ...listEditSamples(orderNo), ...PHONE_ORDER_SAMPLES],
    operator(`GET ${ORDERS}`, {
      query: {
        text: 'ada',
        status: 'new',
        paymentStatus: 'authorised',
        exportStatus: 'ready',
        shippingStatus: 'not_shipped',
        pickup: 'no',
        siteId: 'brindille',
        from: '2026-11-01T00:00:00Z',
        until: '2026-12-31T00:00:00Z',
        sendBy: '2026-12-21',
        printed: 'no',
        before: '00001001',
        limit: '5',
      },
    }),
    operator(`GET ${ORDERS}/:orderNo`, { params: { orderNo } }),
    operator(`POST ${ORDERS}/:orderNo/export`, { params: none }),
    operator(`POST ${ORDERS}/:orderNo/payment`, { params: none }),
    operator(`POST ${ORDERS}/:orderNo/cancellation`, {
      params: none,
      body: { reason: 'Wrong item' },
    }),
    operator(`POST ${ORDERS}/:orderNo/returns/:index/receipt`, {
      params: { ...none, index: '0' },
    }),
    operator(`POST ${ORDERS}/:orderNo/refunds`, {
      params: none,
      body: {
        items: [{ itemId: 'none', quantity: 1 }],
        amount: 5,
        reason: 'Melted',
        restock: false,
        byHand: false,
        expectedRefunded: 0,
      },
    }),
    operator(`POST ${ORDERS}/:orderNo/comments`, { params: none, body: { text: 'Called them' } }),
    operator(`POST ${ORDERS}/shipping-updates`, {
      body: '<shipping-orders><shipping-order/></shipping-orders>',
    }),
    ...SHIPMENT_SAMPLES,
    ...CLAIM_SAMPLES,
    ...MESSAGE_SAMPLES,
    operator(`GET ${MAILS}`, {
      query: { recipient: 'ada', kind: 'order', state: 'kept', before: '999', limit: '5' },
    }),
    operator(`GET ${MAILS}/:id`, { params: { id: '999999' } }),
    operator(`GET ${MAILS}/:id/html`, { params: { id: '999999' } }),
    operator(`POST ${MAILS}/:id/sending`, { params: { id: '999999' } }),
    operator(`DELETE ${MAILS}/:id`, { params: { id: '999999' } }),
    operator(`GET ${CUSTOMERS}`, { query: { text: 'ada', before: '00000001', limit: '5' } }),
    operator(`GET ${CUSTOMERS}/:customerNo`, { params: { customerNo: '0' } }),
    operator(`GET ${CUSTOMERS}/:customerNo/history`, { params: { customerNo: '0' } }),
    operator(`POST ${CUSTOMERS}/:customerNo/data`, { params: { customerNo: '0' } }),
    operator(`POST ${CUSTOMERS}/:customerNo/password-reset`, { params: { customerNo: '0' } }),
    operator(`DELETE ${CUSTOMERS}/:customerNo`, { params: { customerNo: '0' } }),
    ...SUBSCRIPTION_SAMPLES,
  ]
}
