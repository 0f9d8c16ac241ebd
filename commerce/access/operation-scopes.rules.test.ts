import { listScopesOf } from './operation-scopes.rules'

const ORGANIZATION = 'organizations/:organizationId'

test.each([
  ['POST', `/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`, ['baskets-orders.rw']],
  [
    'GET',
    `/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets/:basketId`,
    ['baskets-orders', 'baskets-orders.rw'],
  ],
  [
    'POST',
    `/checkout/shopper-orders/v1/${ORGANIZATION}/orders/:orderNo/lookup`,
    ['baskets-orders', 'baskets-orders.rw'],
  ],
  ['POST', `/customer/shopper-customers/v1/${ORGANIZATION}/customers`, ['customers.register']],
  [
    'GET',
    `/customer/shopper-customers/v1/${ORGANIZATION}/customers/:id`,
    ['myaccount', 'myaccount.rw'],
  ],
  [
    'DELETE',
    `/customer/shopper-customers/v1/${ORGANIZATION}/customers/:customerId/addresses/:addressName`,
    ['myaccount.addresses.rw'],
  ],
  ['GET', `/product/shopper-products/v1/${ORGANIZATION}/categories/:id`, ['categories']],
  ['GET', `/search/shopper-search/v1/${ORGANIZATION}/product-search`, ['product-search']],
])('%s %s requires its published scopes', (method, route, scopes) => {
  const standard = 'sfcc.shopper-standard'
  expect(listScopesOf(method, route)).toEqual([
    ...scopes.map((scope) => `sfcc.shopper-${scope}`),
    standard,
  ])
})

test('setting a shopper context is not covered by the standard scope', () => {
  const route = `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context/:usid`
  expect(listScopesOf('PUT', route)).toEqual(['sfcc.shopper-context.rw'])
})

test('routes without a published document require no scope', () => {
  expect(listScopesOf('POST', `/custom/customer/v1/${ORGANIZATION}/event`)).toEqual([])
})
