import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { AuthModules } from '../auth/auth-modules'
import { invalidClient } from '../auth/oauth-problem'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { Ceremonies, Client } from './ceremony'
import { refuseUntil } from './passkey-problems'
import { findPasskey, recordUse } from './passkey.repository'
import type { Assertion } from './passkey.schemas'
import { verifyAssertion, type Expected } from './webauthn'

const TIMEOUT_MS = 60_000

interface Finish extends Client {
  usid: string
  /** If it is given, the passkey must be this customer's. */
  login?: string
  credential: Assertion
  address: string
}

interface Dependencies {
  customers: CustomerService
  signIn: AuthModules
  ceremonies: Ceremonies
  now: () => Date
}

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

export function createPasskeyLogin(db: Db, dependencies: Dependencies) {
  const { customers, signIn, ceremonies, now } = dependencies
  const { auth, throttles } = signIn

  /** Names no passkeys, so the answer does not reveal who has one: the browser finds them. */
  async function start(client: Client & { address: string }) {
    refuseUntil(await throttles.passkeyStarts.countAddress(client.address))
    const { rpId } = await ceremonies.findRelyingParty(client.siteId)
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      timeout: TIMEOUT_MS,
      allowCredentials: [],
    })
    await ceremonies.begin(options.challenge, client)
    return options
  }

  /** @throws OauthProblem 400 for a challenge, 401 for a passkey that is not accepted, 429. */
  async function finish({ credential, login, address, ...client }: Finish) {
    refuseUntil(await throttles.passkeys.countAttempt(credential.id, address))
    const { challenge, expected } = await ceremonies.end(credential.response.clientDataJSON, client)
    const passkey = await findPasskey(db, credential.id)
    const customer = passkey && (await customers.getIdentity(passkey.customer_id))
    if (!customer || challenge.user_id !== null) throw unknownPasskey()
    if (login !== undefined && login.trim().toLowerCase() !== customer.login) throw unknownPasskey()
    await use(passkey, credential, expected)
    await throttles.passkeys.forgive(credential.id, address)
    await customers.recordLogin(customer.customerId)
    const { siteId, clientId, usid } = client
    const { customerId } = customer
    const start = { siteId, clientId, usid, customerId, doNotTrack: false }
    return { username: customer.login, tokens: await auth.startSession(start) }
  }

  async function use(passkey: Found, credential: Assertion, expected: Expected): Promise<void> {
    const { userHandle } = credential.response
    if (userHandle && userHandle !== passkey.user_handle) throw unknownPasskey()
    const count = await verifyAssertion(passkey, credential, expected)
    const isStored = count !== undefined && (await recordUse(db, passkey, { count, at: now() }))
    if (!isStored) throw refusedPasskey()
  }

  return { start, finish }
}

const unknownPasskey = () => invalidClient('The passkey is unknown or was removed.')
const refusedPasskey = () => invalidClient('The passkey could not be verified.')
