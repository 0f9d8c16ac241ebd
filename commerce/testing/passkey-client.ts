import type { FastifyInstance } from 'fastify'
import { createAuthenticator, type SoftwareAuthenticator } from './software-authenticator'
import { registerTestCustomer, type TestCustomer } from './test-customer'
import { TEST_CLIENT_ID } from './test-shopper'

const PATH = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/webauthn'
const CLIENT = { client_id: TEST_CLIENT_ID, channel_id: 'brindille' }

interface Engine {
  app: FastifyInstance & {
    services: {
      mail: { listMails(search: { limit: number }): Promise<{ mails: { text: string }[] }> }
    }
  }
}

/** Sends the requests of a browser that registers passkeys and logs in with them. */
export function createPasskeyClient(engine: Engine) {
  const send = (name: string, payload: object, headers: Record<string, string> = {}) =>
    engine.app.inject({ method: 'POST', url: `${PATH}/${name}`, headers, payload })

  const sendForm = (name: string, fields: Record<string, string>) =>
    engine.app.inject({
      method: 'POST',
      url: `${PATH}/${name}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...CLIENT, ...fields }).toString(),
    })

  const authorize = (login: string, fields: Record<string, string> = {}) =>
    sendForm('register/authorize', { user_id: login, mode: 'email', locale: 'en-US', ...fields })

  async function readCode(): Promise<string> {
    const [mail] = (await engine.app.services.mail.listMails({ limit: 1 })).mails
    return mail?.text.match(/\b\d{8}\b/)?.[0] ?? ''
  }

  const startRegistration = (login: string, code: string, fields: Record<string, string> = {}) =>
    sendForm('register/start', { user_id: login, pwd_action_token: code, ...fields })

  const finishRegistration = (login: string, code: string, credential: object) =>
    send('register/finish', { ...CLIENT, username: login, pwd_action_token: code, credential })

  const startLogin = (fields: Record<string, string> = {}) => sendForm('authenticate/start', fields)

  const finishLogin = (
    credential: object,
    more: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => send('authenticate/finish', { ...CLIENT, ...more, credential }, headers)

  const askOwn = (
    method: 'GET' | 'DELETE',
    login: string,
    headers: Record<string, string>,
    path = '',
  ) =>
    engine.app.inject({
      method,
      url: `${PATH}/passkey/user/${encodeURIComponent(login)}${path}`,
      query: { channel_id: 'brindille' },
      headers,
    })

  /** Registers a passkey for a customer, who is new unless one is named. */
  async function register(
    named?: { customer: TestCustomer; login: string },
    fields: Record<string, string> = {},
  ) {
    const customer = named?.customer ?? (await registerTestCustomer(engine.app))
    const login: string = named?.login ?? (await customer.ask('GET', '')).json().login
    const authenticator: SoftwareAuthenticator = createAuthenticator()
    await authorize(login)
    const code = await readCode()
    const options = (await startRegistration(login, code, fields)).json()
    const response = await finishRegistration(login, code, authenticator.register(options))
    const userHandle: string = options.user.id
    return { customer, login, authenticator, response, userHandle }
  }

  async function logIn(
    authenticator: SoftwareAuthenticator,
    change: Parameters<SoftwareAuthenticator['logIn']>[1] = {},
  ) {
    const options = (await startLogin()).json()
    return finishLogin(authenticator.logIn(options, change))
  }

  return {
    authorize,
    readCode,
    startRegistration,
    finishRegistration,
    startLogin,
    finishLogin,
    askOwn,
    register,
    logIn,
  }
}
