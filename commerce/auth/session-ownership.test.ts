import { createHash, randomUUID } from 'node:crypto'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { logInTestShopper, TEST_CLIENT_ID, TRUSTED_CLIENT } from '../testing/test-shopper'

const PATH = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2'
const OCAPI = '/s/brindille/dw/shop/v23_2'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const PASSWORD = 'Praline#1845'
const NEW_PASSWORD = 'Ganache#1921'
const TRUSTED_SECRET = 'a-merchants-secret'
const ITEMS = { productItems: [{ productId: 'assorted-9', quantity: 1 }] }

const engine = useCheckout({ config: { privateClients: [TRUSTED_CLIENT] } })

async function register() {
  const login = `${randomUUID()}@example.com`
  const customer = { login, email: login, lastName: 'Bloom' }
  await engine.app.services.registration.register('brindille', { customer, password: PASSWORD })
  return { login, password: PASSWORD }
}

async function guestWithBag() {
  const guest = TestCheckout.as(engine.app, await logInTestShopper(engine.app))
  expect((await guest.basket('POST', '', ITEMS)).status).toBe(200)
  return guest
}

const bagsOf = async ({ customerId, headers }: TestCheckout['shopper']) =>
  (
    await engine.app.inject({
      url: `${CUSTOMERS}/${customerId}/baskets?siteId=brindille`,
      headers,
    })
  ).json<{ total: number }>().total

describe("a guest's session id", () => {
  test.each([
    ['nothing', {}],
    ['a made-up token', { 'x-guest-refresh-token': 'made-up' }],
    ["another guest's cookie", { cookie: 'cc-nx-g_brindille=made-up' }],
  ])(
    'is not accepted with %s: the authorization starts another session',
    async (_what, headers) => {
      const { shopper: guest } = await guestWithBag()
      const { headers: answer } = await engine.app.inject({
        url: `${PATH}/authorize`,
        headers,
        query: {
          client_id: TEST_CLIENT_ID,
          channel_id: 'brindille',
          redirect_uri: 'http://localhost:3000/callback',
          response_type: 'code',
          hint: 'guest',
          code_challenge: 'c'.repeat(43),
          usid: guest.usid,
        },
      })
      const usid = new URL(String(answer.location)).searchParams.get('usid')
      expect(usid).toMatch(/^[\w-]{36}$/)
      expect(usid).not.toBe(guest.usid)
    },
  )

  test("is not sufficient for a confidential client without the guest's refresh token", async () => {
    const { shopper: guest } = await guestWithBag()
    const ask = (headers: Record<string, string>) =>
      engine.app.inject({
        method: 'POST',
        url: `${PATH}/token`,
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${TRUSTED_CLIENT.id}:${TRUSTED_SECRET}`).toString('base64')}`,
        },
        payload: new URLSearchParams({
          grant_type: 'client_credentials',
          channel_id: 'brindille',
          usid: guest.usid,
        }).toString(),
      })
    const stranger = (await ask({})).json<{ usid: string; customer_id: string }>()
    expect(stranger.customer_id).not.toBe(guest.customerId)
    expect(stranger.usid).not.toBe(guest.usid)
    const own = (await ask({ 'x-guest-refresh-token': guest.refreshToken })).json()
    expect(own).toMatchObject({ usid: guest.usid, customer_id: guest.customerId })
  })

  test("does not transfer the guest's bag to a customer without the refresh token", async () => {
    const guest = await guestWithBag()
    const thief = { usid: guest.shopper.usid, refreshToken: 'made-up' }
    const customer = TestCheckout.as(
      engine.app,
      await logInTestShopper(engine.app, { credentials: await register(), guest: thief }),
    )
    const merged = await customer.basket('POST', '/actions/merge?createDestinationBasket=true')
    expect(merged.status).toBe(409)
    expect((await customer.basket('POST', '/actions/transfer')).body.productItems).toBeUndefined()
    expect(await bagsOf(guest.shopper)).toBe(1)
  })

  test('is continued with the refresh token until that is revoked', async () => {
    const { shopper: guest } = await guestWithBag()
    const again = await logInTestShopper(engine.app, { guest })
    expect(await bagsOf(again)).toBe(1)
    await engine.app.services.auth.revoke(guest.refreshToken, TEST_CLIENT_ID)
    const late = await logInTestShopper(engine.app, { guest })
    expect(late.usid).not.toBe(guest.usid)
  })
})

describe('sessions opened from one another', () => {
  const ocapi = (type: string, headers: Record<string, string>) =>
    engine.app.inject({
      method: 'POST',
      url: `${OCAPI}/customers/auth`,
      headers: { 'x-dw-client-id': TEST_CLIENT_ID, ...headers },
      payload: { type },
    })

  async function openFamily() {
    const credentials = await register()
    const parent = await logInTestShopper(engine.app, { credentials })
    const session = await engine.app.inject({
      method: 'POST',
      url: `${OCAPI}/sessions`,
      headers: { 'x-dw-client-id': TEST_CLIENT_ID, ...parent.headers },
    })
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? ''
    const byCookie = await ocapi('session', { cookie })
    const byToken = await ocapi('refresh', parent.headers)
    const tokens = [byCookie, byToken].map(({ headers }) => String(headers.authorization))
    const grandchild = await ocapi('refresh', { authorization: tokens[0] ?? '' })
    tokens.push(String(grandchild.headers.authorization))
    return { parent, cookie, tokens, credentials }
  }

  const statusesOf = ({ parent, tokens }: Awaited<ReturnType<typeof openFamily>>) =>
    Promise.all(
      [parent.headers.authorization, ...tokens].map(async (authorization) => {
        const url = `${CUSTOMERS}/${parent.customerId}?siteId=brindille`
        return (await engine.app.inject({ url, headers: { authorization } })).statusCode
      }),
    )

  const OPEN = [200, 200, 200, 200]
  const ENDED = [401, 401, 401, 401]

  async function expectEnded(family: Awaited<ReturnType<typeof openFamily>>) {
    expect(await statusesOf(family)).toEqual(ENDED)
    expect((await ocapi('session', { cookie: family.cookie })).statusCode).toBe(401)
    for (const authorization of family.tokens) {
      expect((await ocapi('refresh', { authorization })).statusCode).toBe(401)
    }
  }

  test('end when the shopper logs out', async () => {
    const family = await openFamily()
    expect(await statusesOf(family)).toEqual(OPEN)
    const { parent } = family
    await engine.app.inject({
      url: `${PATH}/logout`,
      headers: parent.headers,
      query: {
        client_id: TEST_CLIENT_ID,
        channel_id: 'brindille',
        refresh_token: parent.refreshToken,
      },
    })
    await expectEnded(family)
  })

  test('end when the shopper logs out through OCAPI', async () => {
    const family = await openFamily()
    await engine.app.inject({
      method: 'DELETE',
      url: `${OCAPI}/customers/auth`,
      headers: { 'x-dw-client-id': TEST_CLIENT_ID, authorization: family.tokens[2] ?? '' },
    })
    await expectEnded(family)
  })

  test('end when the password changes, and unexchanged codes become invalid', async () => {
    const family = await openFamily()
    const { parent, credentials } = family
    const elsewhere = await logInTestShopper(engine.app, { credentials })
    const verifier = 'v'.repeat(64)
    const { code } = await engine.app.services.auth.authorizeCustomer({
      ...credentials,
      siteId: 'brindille',
      clientId: TEST_CLIENT_ID,
      usid: randomUUID(),
      redirectUri: 'http://localhost:3000/callback',
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
      address: '127.0.0.1',
    })
    const changed = await engine.app.inject({
      method: 'PUT',
      url: `${CUSTOMERS}/${parent.customerId}/password?siteId=brindille`,
      headers: parent.headers,
      payload: { currentPassword: PASSWORD, password: NEW_PASSWORD },
    })
    expect(changed.statusCode).toBe(204)
    await expectEnded(family)
    const url = `${CUSTOMERS}/${parent.customerId}?siteId=brindille`
    expect((await engine.app.inject({ url, headers: elsewhere.headers })).statusCode).toBe(401)
    const exchange = engine.app.services.auth.exchangeCode({
      code,
      codeVerifier: verifier,
      clientId: TEST_CLIENT_ID,
      doNotTrack: false,
    })
    await expect(exchange).rejects.toMatchObject({ status: 400 })
  })
})
