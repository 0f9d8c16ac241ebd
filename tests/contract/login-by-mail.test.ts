import { createHash, randomBytes } from 'node:crypto'
import { helpers, ShopperCustomers, ShopperLogin } from 'commerce-sdk-isomorphic'
import { decodeJwt } from 'jose'
import { seedSite } from '../../commerce/testing/seed-site'
import {
  REDIRECT_URI,
  refusalOf,
  toClientConfig,
  toOwnConfig,
  toPrivateClient,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

const PRIVATE_ID = '22222222-2222-4222-8222-222222222222'
const PUBLIC_ID = '11111111-1111-4111-8111-111111111111'
const SECRET = 'a-secret-of-the-merchant'
const ada = { login: 'ada@example.com', password: 'Praline#1845' }
const organizationId = 'f_ecom_prln_001'

let now = new Date()
let slasClient: ShopperLogin<ClientParameters>
let privateClient: typeof slasClient
const contract = useContractEngine({
  now: () => now,
  seed: (db) => seedSite(db),
  config: {
    privateClients: [toPrivateClient(PRIVATE_ID, SECRET)],
    callbackOrigins: ['http://127.0.0.1:9'],
  },
})
beforeAll(async () => {
  const config = toClientConfig(contract.origin)
  slasClient = new ShopperLogin(config)
  privateClient = new ShopperLogin({
    ...config,
    parameters: { ...config.parameters, clientId: PRIVATE_ID },
  })
  const guest = await logInGuest()
  await customersOf(guest.access_token).registerCustomer({
    body: {
      customer: { login: ada.login, email: ada.login, lastName: 'Lovelace', firstName: 'Ada' },
      password: ada.password,
    },
  })
})
beforeEach(() => {
  // later than the windows in which attempts are counted
  now = new Date(now.getTime() + 20 * 60_000)
})

const parameters = { redirectURI: REDIRECT_URI }
const basic = `Basic ${Buffer.from(`${PRIVATE_ID}:${SECRET}`).toString('base64')}`
const logInGuest = () => helpers.loginGuestUser({ slasClient, parameters })
const logInAda = (password = ada.password) =>
  helpers.loginRegisteredUserB2C({
    slasClient,
    credentials: { username: ada.login, password },
    parameters,
  })

function customersOf(token: string) {
  return new ShopperCustomers(toOwnConfig(contract.origin, token))
}

async function readMail(): Promise<string> {
  const [mail] = (await contract.engine.app.services.mail.listMails({ limit: 1 })).mails
  return mail?.text ?? ''
}

const codeIn = (text: string) => text.match(/\b\d{8}\b/)?.[0] ?? ''
const tokenIn = (text: string) => text.match(/token=([\w-]+)/)?.[1] ?? ''

describe('a confidential client', () => {
  test('gets tokens for guests, and stores its refresh token', async () => {
    const credentials = { clientSecret: SECRET }
    const tokens = await helpers.loginGuestUserPrivate({
      slasClient: privateClient,
      parameters: {},
      credentials,
    })
    const again = await helpers.refreshAccessToken({
      slasClient: privateClient,
      parameters: { refreshToken: tokens.refresh_token },
      credentials,
    })
    expect(again.refresh_token).toBe(tokens.refresh_token)
    expect(again.customer_id).toBe(tokens.customer_id)
  })

  test('without its secret gets nothing', async () => {
    const { status, body } = await refusalOf(
      helpers.loginGuestUserPrivate({
        slasClient: privateClient,
        parameters: {},
        credentials: { clientSecret: 'guessed' },
      }),
    )
    expect(status).toBe(401)
    expect(body).toMatchObject({
      error: 'invalid_client',
      error_description: 'Basic Authorization failed.',
      status_code: 401,
    })
  })

  test('introspects its tokens and revokes them', async () => {
    const tokens = await helpers.loginGuestUserPrivate({
      slasClient: privateClient,
      parameters: {},
      credentials: { clientSecret: SECRET },
    })
    const look = (token: string) =>
      privateClient.introspectToken({ headers: { Authorization: basic }, body: { token } })
    expect(await look(tokens.refresh_token)).toMatchObject({
      active: true,
      client_id: PRIVATE_ID,
      token_type: 'refresh_token',
    })
    expect(await look(tokens.access_token)).toMatchObject({ token_type: 'access_token' })
    const foreign = await logInGuest()
    expect(await look(foreign.access_token)).toEqual({ active: false })
    const headers = { Authorization: basic }
    await privateClient.revokeToken({ headers, body: { token: tokens.refresh_token } })
    expect(await look(tokens.refresh_token)).toEqual({ active: false })
  })
})

describe('logging in without a password', () => {
  const credentials = { clientSecret: SECRET }
  const ask = (userid: string, more: Record<string, unknown> = {}) =>
    helpers.authorizePasswordless({
      slasClient: privateClient,
      credentials,
      parameters: { mode: 'email', locale: 'en-US', userid, ...more },
    })
  const enter = (pwdlessLoginToken: string) =>
    helpers.getPasswordLessAccessToken({
      slasClient: privateClient,
      credentials,
      parameters: { pwdlessLoginToken },
    })

  test('a mailed code is good for one login', async () => {
    const response = await ask(ada.login)
    expect(response.status).toBe(200)
    const code = codeIn(await readMail())
    const tokens = await enter(code)
    const customer = await customersOf(tokens.access_token).getCustomer({
      parameters: { customerId: tokens.customer_id },
    })
    expect(customer).toMatchObject({ login: ada.login, emailVerified: true })
    expect(await refusalOf(enter(code))).toMatchObject({
      status: 401,
      body: { error: 'invalid_client', error_description: 'Authorization failed.' },
    })
  })

  test('it may make an account, which has no password', async () => {
    await ask('emmy@example.com', { registerCustomer: true, lastName: 'Noether' })
    const tokens = await enter(codeIn(await readMail()))
    const customer = await customersOf(tokens.access_token).getCustomer({
      parameters: { customerId: tokens.customer_id },
    })
    expect(customer).toMatchObject({ lastName: 'Noether', hasPassword: false })
  })

  test('a code is posted only where the operator allows it', async () => {
    const elsewhere = await ask(ada.login, { mode: 'callback', callbackURI: 'https://evil.test/x' })
    expect(elsewhere.status).toBe(400)
    expect(await elsewhere.json()).toMatchObject({
      error_description: "callback_uri doesn't match the registered callbacks",
    })
    // an allowed address at which no server listens
    const dead = await ask(ada.login, { mode: 'callback', callbackURI: 'http://127.0.0.1:9/mail' })
    expect(dead.status).toBe(412)
  })

  test('too many requested mails are refused with the documented message', async () => {
    for (let asked = 0; asked < 6; asked += 1) expect((await ask(ada.login)).status).toBe(200)
    const refused = await ask(ada.login)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: 'invalid_request',
      error_description: 'Too many login requests were made. Please try again later.',
    })
  })
})

describe('a forgotten password', () => {
  const verifier = randomBytes(48).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const ask = (userId: string) =>
    slasClient.getPasswordResetToken(
      {
        body: {
          user_id: userId,
          mode: 'email',
          channel_id: 'brindille',
          locale: 'en-US',
          client_id: PUBLIC_ID,
          code_challenge: challenge,
        },
      },
      true,
    )
  const reset = (token: string, codeVerifier = verifier, newPassword = 'Difference#1822') =>
    slasClient.resetPassword(
      {
        body: {
          client_id: PUBLIC_ID,
          channel_id: 'brindille',
          pwd_action_token: token,
          code_verifier: codeVerifier,
          new_password: newPassword,
        },
      },
      true,
    )

  test('is replaced by who has the mail and asked for it, once', async () => {
    const before = await logInAda()
    await ask(ada.login)
    const token = tokenIn(await readMail())
    const stolen = await reset(token, randomBytes(48).toString('base64url'))
    expect(stolen.status).toBe(401)
    expect((await reset(token, verifier, 'weak')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(401)
    await expect(logInAda()).rejects.toThrow('401')
    const after = await logInAda('Difference#1822')
    expect(after.customer_id).toBe(before.customer_id)
    const asked = customersOf(before.access_token).getCustomer({
      parameters: { customerId: before.customer_id },
    })
    await expect(asked).rejects.toThrow('401')
    await ask(ada.login)
    await reset(tokenIn(await readMail()), verifier, ada.password)
  })

  test('a missing account is not revealed', async () => {
    const { mails } = await contract.engine.app.services.mail.listMails({ limit: 100 })
    expect((await ask('nobody@example.com')).status).toBe(200)
    const after = await contract.engine.app.services.mail.listMails({ limit: 100 })
    expect(after.mails).toHaveLength(mails.length)
  })
})

describe('a one-time password', () => {
  const body = { client_id: PUBLIC_ID, channel_id: 'brindille', user_id: ada.login }

  test('proves who reads the mail, and is good once', async () => {
    const { access_token: token } = await logInGuest()
    const headers = { Authorization: `Bearer ${token}` }
    const options = { headers, body: { ...body, mode: 'email' as const, email: ada.login } }
    expect((await slasClient.requestOtp(options, true)).status).toBe(202)
    const code = codeIn(await readMail())
    const verify = (pwd_action_token: string) =>
      slasClient.verifyOtp({ headers, body: { ...body, pwd_action_token } }, true)
    expect((await verify(code === '00000000' ? '00000001' : '00000000')).status).toBe(400)
    expect((await verify(code)).status).toBe(204)
    expect((await verify(code)).status).toBe(400)
  })

  test('is for who has a token', async () => {
    const headers = { Authorization: 'Bearer nobody' }
    const asked = slasClient.verifyOtp({ headers, body: { ...body, pwd_action_token: '12345678' } })
    expect(await refusalOf(asked)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client', error_description: 'Authorization failed.' },
    })
  })
})

test('a customer logs in through a confidential client', async () => {
  const login = (clientSecret: string) =>
    helpers.loginRegisteredUserB2C({
      slasClient: privateClient,
      credentials: { username: ada.login, password: ada.password, clientSecret },
      parameters,
    })
  const tokens = await login(SECRET)
  expect(tokens.customer_id).toBe((await logInAda()).customer_id)
  await expect(login('guessed')).rejects.toThrow('400')
})

function toBridge({ access_token: token, usid }: { access_token: string; usid: string }) {
  const { sid } = decodeJwt<{ sid: string }>(token)
  return { siteId: 'brindille', usid, sessionId: sid }
}

test('a public client takes a session over with a code of its own', async () => {
  const guest = await logInGuest()
  const bridge = toBridge(guest)
  const dwsgst = await contract.engine.app.services.auth.createBridgeToken(bridge)
  const codeVerifier = helpers.createCodeVerifier()
  const { code } = await helpers.authorize({
    slasClient,
    codeVerifier,
    parameters: { redirectURI: REDIRECT_URI, hint: 'sb-guest' },
  })
  const tokens = await slasClient.getSessionBridgeAccessToken({
    body: {
      channel_id: 'brindille',
      client_id: PUBLIC_ID,
      code,
      code_verifier: codeVerifier,
      dwsid: '',
      dwsgst,
      grant_type: 'session_bridge',
      login_id: 'guest',
    },
  })
  expect(tokens.customer_id).toBe(guest.customer_id)
})

test('a session of another front end is continued by its signed token', async () => {
  const guest = await logInGuest()
  const bridge = toBridge(guest)
  const dwsgst = await contract.engine.app.services.auth.createBridgeToken(bridge)
  const body = {
    channel_id: 'brindille',
    client_id: PRIVATE_ID,
    code: '',
    code_verifier: '',
    dwsid: '',
    dwsgst,
    grant_type: 'client_credentials' as const,
    login_id: 'guest',
  }
  const headers = { Authorization: basic }
  const tokens = await privateClient.getSessionBridgeAccessToken({ headers, body })
  expect(tokens).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id })
  const forged = { ...body, dwsgst: guest.access_token }
  expect(
    await refusalOf(privateClient.getSessionBridgeAccessToken({ headers, body: forged })),
  ).toMatchObject({ status: 401 })
})

test('the token says whose it is', async () => {
  const tokens = await logInAda()
  const userinfo = await slasClient.getUserInfo({
    parameters: { organizationId, channel_id: 'brindille' },
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  })
  expect(userinfo).toMatchObject({ customer_id: tokens.customer_id, given_name: 'Ada' })
  const keys = await slasClient.getJwksUri()
  expect(keys).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256' }, { kty: 'EC' }] })
})
