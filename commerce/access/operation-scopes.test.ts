import { createHash } from 'node:crypto'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'

const CLIENT = '33333333-3333-4333-8333-333333333333'
const AUTHORIZATION = `Basic ${Buffer.from(`${CLIENT}:secret`).toString('base64')}`
const ORGANIZATION = 'organizations/f_ecom_prln_001'

const secretHash = createHash('sha256').update('secret').digest('hex')
const scopes = ['sfcc.shopper-products', 'sfcc.shopper-baskets-orders']

let headers: { authorization: string }
const engine = useEngine({
  seed: seedSite,
  config: { privateClients: [{ id: CLIENT, secretHash, scopes }] },
})
beforeAll(async () => {
  const response = await engine.app.inject({
    method: 'POST',
    url: `/shopper/auth/v1/${ORGANIZATION}/oauth2/token`,
    headers: {
      authorization: AUTHORIZATION,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials&channel_id=brindille',
  })
  headers = { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` }
})

const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
  engine.app.inject({ method, url: path, query: { siteId: 'brindille' }, headers, payload })

test("a token allows the operations of its client's scopes", async () => {
  const path = `/product/shopper-products/v1/${ORGANIZATION}/products?ids=none`
  const response = await engine.app.inject({ url: `${path}&siteId=brindille`, headers })
  expect(response.statusCode).toBe(200)
})

test.each([
  ['GET', `/product/shopper-products/v1/${ORGANIZATION}/categories`],
  ['GET', `/search/shopper-search/v1/${ORGANIZATION}/product-search`],
  ['GET', `/customer/shopper-customers/v1/${ORGANIZATION}/customers/abc`],
  ['POST', `/customer/shopper-customers/v1/${ORGANIZATION}/customers`],
  ['POST', `/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`],
  ['POST', `/checkout/shopper-orders/v1/${ORGANIZATION}/orders`],
] as const)('a token does not allow other operations: %s %s', async (method, path) => {
  const response = await ask(method, path, method === 'POST' ? {} : undefined)
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/forbidden',
    title: 'Forbidden',
    detail: 'Your shopper JWT is valid, but you have no permissions to access the resource.',
  })
})
