import { ShopperCustomers, ShopperLogin, type ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import { seedSite } from '../../commerce/testing/seed-site'
import { createAuthenticator } from '../../commerce/testing/software-authenticator'
import {
  logInGuest,
  refusalOf,
  toClientConfig,
  toOwnConfig,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

const login = 'ada@example.com'
const client = { client_id: '11111111-1111-4111-8111-111111111111', channel_id: 'brindille' }
const contract = useContractEngine({ seed: (db) => seedSite(db) })
let slasClient: ShopperLogin<ClientParameters>

beforeAll(async () => {
  slasClient = new ShopperLogin(toClientConfig(contract.origin))
  const { config } = await logInGuest(contract.origin)
  await new ShopperCustomers(config).registerCustomer({
    body: { customer: { login, email: login, lastName: 'Lovelace' }, password: 'Praline#1845' },
  })
})

/** The SDK's type describes lists of objects, browsers and the contract's examples send texts. */
const toSdk = (credential: object): ShopperLoginTypes.PublicKeyCredentialJson =>
  JSON.parse(JSON.stringify(credential))

async function readCode(): Promise<string> {
  const [mail] = (await contract.engine.app.services.mail.listMails({ limit: 1 })).mails
  return mail?.text.match(/\b\d{8}\b/)?.[0] ?? ''
}

async function register() {
  await slasClient.authorizeWebauthnRegistration({
    body: { ...client, user_id: login, mode: 'email', locale: 'en-US' },
  })
  const pwd_action_token = await readCode()
  const options = await slasClient.startWebauthnUserRegistration({
    body: { ...client, pwd_action_token, user_id: login, nick_name: 'My phone' },
  })
  const authenticator = createAuthenticator()
  const created = authenticator.register(
    options as Parameters<(typeof authenticator)['register']>[0],
  )
  await slasClient.finishWebauthnUserRegistration({
    body: { ...client, username: login, pwd_action_token, credential: toSdk(created) },
  })
  return authenticator
}

async function logIn(authenticator: Awaited<ReturnType<typeof register>>) {
  const options = await slasClient.startWebauthnAuthentication({ body: client })
  const credential = toSdk(authenticator.logIn(options))
  return slasClient.finishWebauthnAuthentication({ body: { ...client, credential } })
}

test('a passkey is registered with the published SDK, logs in, and is removed', async () => {
  const authenticator = await register()
  const { username, tokenResponse } = await logIn(authenticator)
  expect(username).toBe(login)
  const { headers } = toOwnConfig(contract.origin, tokenResponse?.access_token ?? '')
  const parameters = { loginId: login, channel_id: 'brindille' }
  const own = { parameters, headers: { ...headers, Authorization: headers.authorization } }
  expect(await slasClient.getPasskeyUserByLoginId(own)).toMatchObject({
    userName: login,
    credentials: [{ credentialId: authenticator.id, nickName: 'My phone', signatureCount: '2' }],
  })
  const credentialId = authenticator.id
  await slasClient.deletePasskeyCredential({ ...own, parameters: { ...parameters, credentialId } })
  expect(await refusalOf(logIn(authenticator))).toMatchObject({
    status: 401,
    error: 'invalid_client',
  })
  await slasClient.deletePasskeyUser(own)
  expect(await refusalOf(slasClient.getPasskeyUserByLoginId(own))).toMatchObject({
    status: 404,
    error: 'not_found',
  })
})
