import { ADDRESS, type Sample, type ShopIds } from '../sample'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/:organizationId'
const CONTEXT = '/shopper/shopper-context/v1/organizations/:organizationId/shopper-context/:usid'
const CONSENTS = '/shopper/shopper-consents/v1/organizations/:organizationId/subscriptions'

const PROFILE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthday: '1980-12-10',
  gender: 1,
  phoneHome: '4155550100',
  preferredLocale: 'en-US',
  c_note: 'x',
}
const REGISTRANT = { email: 'ada@example.com', firstName: 'Ada', lastName: 'L', role: 'bride' }
const LIST = {
  type: 'wish_list',
  name: 'Mine',
  description: 'Wishes',
  public: true,
  event: { type: 'wedding', city: 'Chicago', date: '2036-02-14T00:00:00Z' },
  registrant: REGISTRANT,
  coRegistrant: REGISTRANT,
  shippingAddressInfo: { addressId: 'Home', title: 'Home' },
  c_note: 'x',
}
const LIST_ITEM = {
  productId: 'assorted-9',
  priority: 1,
  public: true,
  quantity: 1,
  type: 'product',
  c_note: 'x',
}
const CARD = {
  paymentMethodId: 'CREDIT_CARD',
  default: true,
  bankRoutingNumber: '1',
  giftCertificateCode: 'none',
  paymentCard: {
    cardType: 'Visa',
    number: '4111111111111111',
    holder: 'Ada',
    expirationMonth: 12,
    expirationYear: 2036,
    issueNumber: '1',
    validFromMonth: 1,
    validFromYear: 2020,
  },
}
// fields that a public client may set; a body with others is refused before it is read
const CONTEXT_BODY = {
  sourceCode: 'none',
  customQualifiers: { device: 'phone' },
  clientIp: '127.0.0.1',
  geoLocation: { city: 'Chicago', latitude: 41.8, longitude: -87.6 },
  couponCodes: ['NONE'],
}
const CONSENT = {
  subscriptionId: 'newsletter',
  contactPointValue: 'ada@example.com',
  channel: 'email',
  status: 'opt_in',
}

const toOwn =
  (customerId: string) =>
  (route: string, rest: Partial<Sample> = {}): Sample => {
    const [method = '', path = ''] = route.split(' ')
    const params = { customerId, ...rest.params }
    const base = `${CUSTOMERS}/customers/:customerId`
    return { as: 'customer', ...rest, route: `${method} ${base}${path}`, params }
  }

const any = (route: string, rest: Partial<Sample>): Sample => {
  const [method = '', path = ''] = route.split(' ')
  return { as: 'guest', ...rest, route: `${method} ${CUSTOMERS}${path}` }
}

export function listCustomerSamples(ids: ShopIds): Sample[] {
  const { customerId, addressName, login, usid } = ids
  const own = toOwn(customerId)
  const address = { params: { addressName } }
  const card = { params: { paymentInstrumentId: ids.savedCardId } }
  const context = (method: string, body?: object): Sample => ({
    route: `${method} ${CONTEXT}`,
    as: 'customer',
    params: { usid },
    query: { evaluateContextWithClientIp: 'true' },
    ...(body && { body }),
  })
  return [
    any('POST /customers', {
      body: { customer: { ...PROFILE, login, email: login }, password: 'Praline#1845' },
    }),
    any('POST /customers/password/actions/create-reset-token', { as: 'merchant', body: { login } }),
    any('POST /customers/password/actions/reset', {
      as: 'merchant',
      body: { login, newPassword: 'Praline#1846', resetToken: 'none' },
    }),
    own('GET ', { query: { expand: 'addresses,paymentinstruments' } }),
    own('PATCH ', { body: PROFILE }),
    own('PUT /password', { body: { currentPassword: 'wrong', password: 'Praline#1846' } }),
    own('POST /addresses', { body: { ...ADDRESS, addressId: 'Second', preferred: true } }),
    own('GET /addresses/:addressName', address),
    own('PATCH /addresses/:addressName', { ...address, body: { ...ADDRESS, preferred: true } }),
    own('DELETE /addresses/:addressName', address),
    own('GET /baskets'),
    own('GET /orders', {
      query: {
        from: '2020-01-01',
        until: '2036-01-01',
        status: 'new,failed',
        crossSites: 'true',
        expand: 'oms',
        limit: '5',
        offset: '0',
      },
    }),
    own('POST /payment-instruments', { body: CARD }),
    own('GET /payment-instruments/:paymentInstrumentId', card),
    own('PATCH /payment-instruments/:paymentInstrumentId', {
      ...card,
      body: { default: true, paymentCard: { expirationMonth: 1, expirationYear: 2036 } },
    }),
    own('DELETE /payment-instruments/:paymentInstrumentId', card),
    ...listProductListSamples(ids),
    context('GET'),
    context('PUT', CONTEXT_BODY),
    context('PATCH', CONTEXT_BODY),
    context('DELETE'),
    {
      route: `GET ${CONSENTS}`,
      as: 'customer',
      query: { tags: 'checkout', expand: 'consentStatus' },
    },
    { route: `POST ${CONSENTS}`, as: 'customer', body: CONSENT },
    { route: `POST ${CONSENTS}/actions/bulk`, as: 'customer', body: { subscriptions: [CONSENT] } },
  ]
}

function listProductListSamples({ customerId, listId, listItemId }: ShopIds): Sample[] {
  const own = toOwn(customerId)
  const list = { params: { listId } }
  const listItem = { params: { listId, itemId: listItemId } }
  return [
    own('GET /product-lists'),
    own('POST /product-lists', { body: LIST }),
    own('GET /product-lists/:listId', list),
    own('PATCH /product-lists/:listId', { ...list, body: LIST }),
    own('DELETE /product-lists/:listId', list),
    own('POST /product-lists/:listId/items', { ...list, body: LIST_ITEM }),
    own('GET /product-lists/:listId/items/:itemId', listItem),
    own('PATCH /product-lists/:listId/items/:itemId', { ...listItem, body: LIST_ITEM }),
    own('DELETE /product-lists/:listId/items/:itemId', listItem),
    any('GET /product-lists', {
      query: { email: 'ada@example.com', firstName: 'Ada', lastName: 'L' },
    }),
    any('GET /product-lists/:listId', list),
    any('GET /product-lists/:listId/items', {
      ...list,
      query: { expand: 'product,images,availability' },
    }),
    any('GET /product-lists/:listId/items/:itemId', listItem),
  ]
}
