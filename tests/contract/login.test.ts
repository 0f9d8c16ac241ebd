import { helpers, ShopperCustomers, ShopperLogin } from 'commerce-sdk-isomorphic'
import { millisecondsInDay, secondsInDay } from 'date-fns/constants'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { seedSite } from '../../commerce/testing/seed-site'
import {
  REDIRECT_URI,
  toClientConfig,
  toOwnConfig,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

let now = new Date()
let origin: string
let slasClient: ShopperLogin<ClientParameters>
const contract = useContractEngine({
  now: () => now,
  seed: async (db) => {
    await seedSite(db)
    await seedSite(db, 'brindille-volume')
  },
})
beforeAll(() => {
  origin = contract.origin
  slasClient = new ShopperLogin(toClientConfig(origin))
})
beforeEach(() => {
  now = new Date()
})

const parameters = { redirectURI: REDIRECT_URI }
const logInGuest = (usid?: string) =>
  helpers.loginGuestUser({ slasClient, parameters: { ...parameters, usid } })

/**
 * Returns a client that sends the cookie in which commerce-sdk-react stores a guest's refresh
 * token, like a browser.
 */
const inBrowserOf = ({ refresh_token: token }: { refresh_token: string }) =>
  new ShopperLogin({
    ...toClientConfig(origin),
    headers: { cookie: `usid_brindille=x; cc-nx-g_brindille=${token}` },
  })

/** Parses an access token like commerce-sdk-react. */
function parseSlasJwt(token: string) {
  const { isb, sub } = decodeJwt<{ isb: string; sub: string }>(token)
  const isbParts = isb.split('::')
  const isGuest = isbParts[1] === 'upn:Guest'
  return {
    isGuest,
    customerId: isGuest ? isbParts[3]?.replace('gcid:', '') : isbParts[4]?.replace('rcid:', ''),
    loginId: isGuest ? 'guest' : isbParts[1]?.replace('upn:', ''),
    usid: sub.split('::')[3]?.replace('usid:', ''),
  }
}

const credentials = { username: 'Ada@example.com', password: 'Praline#1845' }

async function registerAda() {
  const guest = await logInGuest()
  const customers = new ShopperCustomers(toOwnConfig(origin, guest.access_token))
  return customers.registerCustomer({
    body: {
      customer: {
        login: credentials.username,
        email: credentials.username,
        firstName: 'Ada',
        lastName: 'Lovelace',
        c_organizationType: 'School',
      },
      password: credentials.password,
    },
  })
}

async function bodyOf(error: unknown): Promise<Record<string, unknown>> {
  const { response } = error as { response: Response }
  return (await response.json()) as Record<string, unknown>
}

describe('a guest', () => {
  test('gets tokens whose ids the public SDKs can read', async () => {
    const tokens = await logInGuest()
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token_expires_in: 30 * secondsInDay,
    })
    expect(parseSlasJwt(tokens.access_token)).toEqual({
      isGuest: true,
      customerId: tokens.customer_id,
      loginId: 'guest',
      usid: tokens.usid,
    })
  })

  test('stays the same customer in their own browser, and only there', async () => {
    const first = await logInGuest()
    const again = await helpers.loginGuestUser({
      slasClient: inBrowserOf(first),
      parameters: { ...parameters, usid: first.usid },
    })
    expect(again.customer_id).toBe(first.customer_id)
    const stranger = await logInGuest(first.usid)
    expect(stranger.usid).not.toBe(first.usid)
    expect(stranger.customer_id).not.toBe(first.customer_id)
  })

  test('is recognized by the published keys and the discovery document', async () => {
    const { access_token: token } = await logInGuest()
    const jwks = createRemoteJWKSet(
      new URL(`${origin}/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/jwks`),
    )
    const { payload, protectedHeader } = await jwtVerify(token, jwks, {
      issuer: 'slas/prod/prln_001',
    })
    expect(protectedHeader.alg).toBe('ES256')
    expect(payload['scp']).toContain('sfcc.shopper-baskets-orders.rw')
    const discovery = await slasClient.getWellknownOpenidConfiguration()
    expect(discovery).toMatchObject({ issuer: payload.iss })
  })
})

describe('refresh', () => {
  const refresh = (refreshToken: string) =>
    helpers.refreshAccessToken({ slasClient, parameters: { refreshToken } })

  test('keeps the do-not-track choice of one refresh for later tokens', async () => {
    const first = await logInGuest()
    const parameters = { refreshToken: first.refresh_token, dnt: true }
    const second = await helpers.refreshAccessToken({ slasClient, parameters })
    const third = await refresh(second.refresh_token)
    const claims = [first, second, third].map(({ access_token: token }) => decodeJwt(token).dnt)
    expect(claims).toEqual(['0', '1', '1'])
  })

  test('rotates, with the same shopper and usid', async () => {
    const first = await logInGuest()
    const second = await refresh(first.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(second).toMatchObject({ customer_id: first.customer_id, usid: first.usid })
    await expect(refresh(second.refresh_token)).resolves.toMatchObject({ usid: first.usid })
  })

  test('a used token that comes back later ends the session, in the words the storefront knows', async () => {
    const first = await logInGuest()
    const second = await refresh(first.refresh_token)
    // within a minute the first response may have been lost, so the same token is returned again
    await expect(refresh(first.refresh_token)).resolves.toMatchObject({
      refresh_token: second.refresh_token,
    })
    now = new Date(now.getTime() + 60_000)
    const error = await refresh(first.refresh_token).catch((thrown: unknown) => thrown)
    expect(await bodyOf(error)).toMatchObject({
      error: 'invalid_grant',
      message: 'invalid refresh_token',
    })
    await expect(refresh(second.refresh_token)).rejects.toThrow('400')
  })

  test('ends after 30 days', async () => {
    const { refresh_token: token } = await logInGuest()
    now = new Date(now.getTime() + 31 * millisecondsInDay)
    await expect(refresh(token)).rejects.toThrow('400')
  })
})

describe('a customer', () => {
  test('registers, logs in, and sees themself only', async () => {
    const registered = await registerAda()
    expect(registered).toMatchObject({ login: 'ada@example.com', c_organizationType: 'School' })
    const guest = await logInGuest()
    const tokens = await helpers.loginRegisteredUserB2C({
      slasClient: inBrowserOf(guest),
      credentials,
      parameters: { ...parameters, usid: guest.usid },
    })
    expect(tokens.customer_id).toBe(registered.customerId)
    expect(tokens.refresh_token_expires_in).toBe(90 * secondsInDay)
    expect(parseSlasJwt(tokens.access_token)).toEqual({
      isGuest: false,
      customerId: registered.customerId,
      loginId: 'ada@example.com',
      usid: guest.usid,
    })
    const customers = new ShopperCustomers(toOwnConfig(origin, tokens.access_token))
    const customerId = tokens.customer_id
    await expect(customers.getCustomer({ parameters: { customerId } })).resolves.toMatchObject({
      authType: 'registered',
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    const other = { parameters: { customerId: guest.customer_id } }
    await expect(customers.getCustomer(other)).rejects.toThrow('400')
  })

  test('does not learn whether login or password was wrong', async () => {
    const attempts = [
      { username: credentials.username, password: 'Wrong#1845' },
      { username: 'nobody@example.com', password: credentials.password },
    ]
    const bodies = await Promise.all(
      attempts.map((wrong) =>
        helpers
          .loginRegisteredUserB2C({ slasClient, credentials: wrong, parameters })
          .catch(bodyOf),
      ),
    )
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]).toMatchObject({ error: 'invalid_client', status_code: 401 })
  })

  test('logs out: neither token is good any more', async () => {
    const tokens = await helpers.loginRegisteredUserB2C({ slasClient, credentials, parameters })
    await helpers.logout({
      slasClient,
      parameters: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
    })
    const refreshed = helpers.refreshAccessToken({
      slasClient,
      parameters: { refreshToken: tokens.refresh_token },
    })
    await expect(refreshed).rejects.toThrow('400')
    const customers = new ShopperCustomers(toOwnConfig(origin, tokens.access_token))
    const asked = customers.getCustomer({ parameters: { customerId: tokens.customer_id } })
    await expect(asked).rejects.toThrow('401')
  })

  test('repeated wrong passwords lead to longer and longer waits', async () => {
    const guess = () =>
      helpers
        .loginRegisteredUserB2C({
          slasClient,
          credentials: { username: 'guessed@example.com', password: 'Guess#1845' },
          parameters,
        })
        .catch((error: unknown) => (error as { response: Response }).response)
    const statusOf = async () => ((await guess()) as Response).status
    for (let attempt = 0; attempt < 6; attempt += 1) expect(await statusOf()).toBe(401)
    const refused = (await guess()) as Response
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    now = new Date(now.getTime() + 1000)
    expect(await statusOf()).toBe(401)
    expect(await statusOf()).toBe(429)
    now = new Date(now.getTime() + 2000)
    expect(await statusOf()).toBe(401)
  })
})

test('a token of another site is refused', async () => {
  const tokens = await logInGuest()
  const customers = new ShopperCustomers(
    toOwnConfig(origin, tokens.access_token, 'brindille-volume'),
  )
  const asked = customers.getCustomer({ parameters: { customerId: tokens.customer_id } })
  await expect(asked).rejects.toThrow('401')
})

test('an access token ends after 30 minutes', async () => {
  const tokens = await logInGuest()
  const customers = new ShopperCustomers(toOwnConfig(origin, tokens.access_token))
  const ask = () => customers.getCustomer({ parameters: { customerId: tokens.customer_id } })
  await expect(ask()).resolves.toMatchObject({ authType: 'guest' })
  now = new Date(now.getTime() + 31 * 60_000)
  await expect(ask()).rejects.toThrow('401')
})
