import { helpers, ShopperCustomers, ShopperLogin } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { seedSite } from '../../commerce/testing/seed-site'
import {
  REDIRECT_URI,
  refusalOf,
  toClientConfig,
  toPrivateClient,
  useContractEngine,
  type ClientParameters,
} from './engine-client'
import { useForAll } from '../../commerce/testing/use'

const PRIVATE_ID = '22222222-2222-4222-8222-222222222222'
const SECRET = 'a-secret-of-the-merchant'
const PASSWORD = 'Praline#1845'
const CARD = {
  cardType: 'Visa',
  holder: 'Ada Lovelace',
  issueNumber: '1',
  number: '4111111111111111',
  expirationMonth: 12,
  expirationYear: 2040,
  validFromMonth: 1,
  validFromYear: 2020,
}

type Client = ShopperCustomers<ClientParameters>

const contract = useContractEngine({
  seed: (db) => seedSite(db),
  config: {
    privateClients: [toPrivateClient(PRIVATE_ID, SECRET)],
  },
})
const guest = useForAll(() => logIn())
const ada = useForAll(() => registerAndLogIn('ada@example.com'))

function clientOf(token: string): Client {
  const headers = { authorization: `Bearer ${token}` }
  return new ShopperCustomers({ ...toClientConfig(contract.origin), headers })
}

async function logIn(login?: string, password = PASSWORD) {
  const slasClient = new ShopperLogin(toClientConfig(contract.origin))
  const parameters = { redirectURI: REDIRECT_URI }
  const tokens = login
    ? await helpers.loginRegisteredUserB2C({
        slasClient,
        credentials: { username: login, password },
        parameters,
      })
    : await helpers.loginGuestUser({ slasClient, parameters })
  return { client: clientOf(tokens.access_token), customerId: tokens.customer_id }
}

async function registerAndLogIn(login: string) {
  const customer = { login, email: login, firstName: 'Ada', lastName: 'Lovelace' }
  await guest.client.registerCustomer({ body: { customer, password: PASSWORD } })
  return logIn(login)
}

test('registering twice is refused', async () => {
  const customer = { login: 'ada@example.com', email: 'ada@example.com', lastName: 'Lovelace' }
  const refused = await refusalOf(
    guest.client.registerCustomer({ body: { customer, password: PASSWORD } }),
  )
  expect(refused).toMatchObject({ status: 400, kind: 'login-already-in-use' })
})

test('a profile is shown with the parts asked for, and changes', async () => {
  const { client, customerId } = ada
  const changed = await client.updateCustomer({
    parameters: { customerId },
    body: { firstName: 'Augusta', phoneHome: '4155550100', c_organizationType: 'School' },
  })
  expect(changed).toMatchObject({ firstName: 'Augusta', c_organizationType: 'School' })
  const whole = await client.getCustomer({ parameters: { customerId } })
  expect(whole).toMatchObject({ addresses: [], paymentInstruments: [], hasPassword: true })
  const bare = await client.getCustomer({ parameters: { customerId, expand: ['none'] } })
  expect(bare).not.toHaveProperty('addresses')
  const asked = client.getCustomer({ parameters: { customerId: guest.customerId } })
  expect(await refusalOf(asked)).toMatchObject({
    status: 400,
    kind: 'invalid-customer',
    body: {
      title: 'Invalid Customer',
      detail:
        'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
    },
  })
})

test('another login needs the password', async () => {
  const { client, customerId } = await registerAndLogIn('byron@example.com')
  const parameters = { customerId }
  const login = 'king@example.com'
  const refused = await refusalOf(client.updateCustomer({ parameters, body: { login } }))
  expect(refused).toMatchObject({ status: 400, kind: 'invalid-password' })
  const body = { login, currentPassword: PASSWORD }
  expect(await client.updateCustomer({ parameters, body })).toMatchObject({ login })
})

test('addresses', async () => {
  const { client, customerId } = ada
  const home = { addressId: 'Home', lastName: 'Lovelace', countryCode: 'US', preferred: true }
  await client.createCustomerAddress({ parameters: { customerId }, body: home })
  const taken = client.createCustomerAddress({ parameters: { customerId }, body: home })
  expect(await refusalOf(taken)).toMatchObject({ status: 400, kind: 'address-id-already-in-use' })
  const parameters = { customerId, addressName: 'Home' }
  await client.updateCustomerAddress({ parameters, body: { ...home, city: 'Rye' } })
  expect(await client.getCustomerAddress({ parameters })).toMatchObject({ city: 'Rye' })
  await client.removeCustomerAddress({ parameters })
  expect(await refusalOf(client.getCustomerAddress({ parameters }))).toMatchObject({ status: 404 })
})

test('a changed password is the one that counts', async () => {
  const { client, customerId } = await registerAndLogIn('mary@example.com')
  const body = { currentPassword: PASSWORD, password: 'Orbit#1831' }
  await client.updateCustomerPassword({ parameters: { customerId }, body })
  await expect(logIn('mary@example.com')).rejects.toThrow('401')
  await expect(logIn('mary@example.com', 'Orbit#1831')).resolves.toBeDefined()
})

describe('saved cards', () => {
  const save = (changes: Record<string, unknown> = {}) =>
    ada.client.createCustomerPaymentInstrument({
      parameters: { customerId: ada.customerId },
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...CARD, ...changes } },
    })

  test('are stored without their number, change and go', async () => {
    const saved = await save()
    expect(saved).toMatchObject({
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Visa', numberLastDigits: '1111', creditCardExpired: false },
    })
    expect(JSON.stringify(saved)).not.toContain(CARD.number)
    const rows = await contract.engine.db
      .selectFrom('customer_payment_instrument')
      .selectAll()
      .execute()
    const cards = await contract.engine.db
      .selectFrom('card_gateway_stored_card')
      .selectAll()
      .execute()
    expect(JSON.stringify([rows, cards])).not.toContain(CARD.number)
    const { paymentInstrumentId = '' } = saved
    const parameters = { customerId: ada.customerId, paymentInstrumentId }
    const body = { default: true, paymentCard: { expirationMonth: 1, expirationYear: 2041 } }
    expect(await ada.client.updateCustomerPaymentInstrument({ parameters, body })).toMatchObject({
      default: true,
      paymentCard: { expirationMonth: 1, expirationYear: 2041, numberLastDigits: '1111' },
    })
    expect(await ada.client.getCustomerPaymentInstrument({ parameters })).toMatchObject({
      default: true,
    })
    await ada.client.deleteCustomerPaymentInstrument({ parameters })
    const gone = ada.client.getCustomerPaymentInstrument({ parameters })
    expect(await refusalOf(gone)).toMatchObject({ status: 404, kind: 'not-found' })
  })

  test('are saved once, and not without end', async () => {
    const { paymentCard } = await save()
    const again = save({ creditCardToken: paymentCard?.creditCardToken })
    expect(await refusalOf(again)).toMatchObject({
      status: 400,
      body: { statusCode: 'card.already.on.file' },
    })
    for (let year = 2041; year < 2050; year += 1) await save({ expirationYear: year })
    expect(await refusalOf(save({ expirationYear: 2050 }))).toMatchObject({
      status: 400,
      body: { statusCode: 'error.cards.max.reached' },
    })
  })

  test('an invalid card number is refused, and so are changes to fixed fields', async () => {
    expect(await refusalOf(save({ number: '4111111111111112' }))).toMatchObject({
      status: 400,
      kind: 'invalid-credit-card',
    })
    const customer = await ada.client.getCustomer({ parameters: { customerId: ada.customerId } })
    const { paymentInstrumentId = '' } = customer.paymentInstruments?.[0] ?? {}
    const parameters = { customerId: ada.customerId, paymentInstrumentId }
    const body = { paymentCard: { holder: 'Eve' } }
    const refused = ada.client.updateCustomerPaymentInstrument({ parameters, body })
    expect(await refusalOf(refused)).toMatchObject({ status: 400, kind: 'unsupported-fields' })
  })
})

describe('a reset by the merchant’s server', () => {
  const body = { login: 'hypatia@example.com' }

  async function createServer(): Promise<Client> {
    const response = await fetch(`${contract.origin}/dwsso/oauth2/access_token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${PRIVATE_ID}:${SECRET}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token: token } = z
      .object({ access_token: z.string() })
      .parse(await response.json())
    return clientOf(token)
  }

  test('gives a token that is good for one new password', async () => {
    await registerAndLogIn(body.login)
    const server = await createServer()
    const { resetToken, expiresInMinutes } = await server.getResetPasswordToken({ body })
    expect(expiresInMinutes).toBe(30)
    const reset = () =>
      server.resetPassword({ body: { ...body, resetToken, newPassword: 'Conics#0415' } })
    await reset()
    await expect(logIn(body.login, 'Conics#0415')).resolves.toBeDefined()
    expect(await refusalOf(reset())).toMatchObject({ status: 400, kind: 'invalid-reset-token' })
  })

  test('is refused to a shopper', async () => {
    const asked = guest.client.getResetPasswordToken({ body })
    expect(await refusalOf(asked)).toMatchObject({ status: 403, kind: 'forbidden' })
  })
})
