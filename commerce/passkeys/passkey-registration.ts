import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { AuthModules } from '../auth/auth-modules'
import { invalidClient, invalidRequest } from '../auth/oauth-problem'
import type { Asker } from '../auth/token-delivery.service'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { Ceremonies, Client } from './ceremony'
import type { Asked, PasskeyNotices } from './passkey-notices'
import { refuseUntil } from './passkey-problems'
import {
  findUser,
  insertPasskey,
  listPasskeys,
  saveUser,
  type PasskeyRow,
  type PasskeyUser,
} from './passkey.repository'
import type { Attestation } from './passkey.schemas'
import { ALGORITHMS, verifyAttestation } from './webauthn'

const TIMEOUT_MS = 90_000
const MAX_PASSKEYS = 20
/** The contract's limit for a name in the list of passkeys. */
const MAX_NAME = 32

interface CodeUse extends Client {
  login: string
  code: string
  address: string
}

interface Start extends CodeUse {
  displayName?: string
  nickName?: string
}

interface Dependencies {
  customers: CustomerService
  signIn: AuthModules
  ceremonies: Ceremonies
  notices: PasskeyNotices
  now: () => Date
}

/** The code mailed by `authorize` opens the registration, and is consumed by its end. */
export function createPasskeyRegistration(db: Db, dependencies: Dependencies) {
  const { customers, signIn, ceremonies, notices, now } = dependencies
  const { accountTokens, delivery, throttles, inConstantTime } = signIn

  /** Without an account nothing is sent, but the response is the same. */
  async function authorize(asker: Asker): Promise<void> {
    delivery.checkMode(asker.mode, asker.callbackUri)
    refuseUntil(await throttles.otp.countAttempt(asker.userId, asker.address))
    await inConstantTime(async () => {
      const customer = await customers.findByLogin(asker.userId)
      if (!customer) return
      const { customerId } = customer
      await delivery.deliver({ ...asker, purpose: 'passkey', customer, customerId })
    })
  }

  /** @throws OauthProblem 401 for a wrong code, 429. */
  async function useCode(
    { login, code, address, clientId, siteId }: CodeUse,
    { isKept }: { isKept: boolean },
  ) {
    refuseUntil(await throttles.guesses.countAttempt(login, address))
    const customer = await customers.findByLogin(login)
    const taken =
      customer &&
      (await accountTokens.take('passkey', code, {
        customerId: customer.customerId,
        isFor: (token) => token.client_id === clientId && token.site_id === siteId,
        isKept,
      }))
    if (!taken) throw invalidClient('The code is wrong or has expired.')
    await throttles.guesses.forgive(login, address)
    return { customer, locale: taken.locale }
  }

  async function start(request: Start) {
    const { customer } = await useCode(request, { isKept: true })
    const user = await saveUser(db, {
      customer_id: customer.customerId,
      display_name: request.displayName ?? (customer.name || customer.login),
      created_at: now(),
    })
    const known = await listRoom(db, user)
    const relyingParty = await ceremonies.findRelyingParty(request.siteId)
    const options = await toOptions(relyingParty, customer.login, user, known)
    const nickName = (request.nickName ?? customer.login).slice(0, MAX_NAME)
    await ceremonies.begin(options.challenge, request, { userId: user.id, nickName })
    return options
  }

  async function finish(request: CodeUse & Asked, credential: Attestation): Promise<void> {
    const { clientDataJSON } = credential.response
    const { challenge, expected } = await ceremonies.end(clientDataJSON, request)
    const verified = await verifyAttestation(credential, expected)
    if (!verified) throw invalidRequest('The passkey could not be verified.')
    const { customer, locale } = await useCode(request, { isKept: false })
    const { customerId } = customer
    const user = await findOwner(db, challenge.user_id, customerId)
    await listRoom(db, user)
    const passkey = {
      ...{
        user_id: user.id,
        credential_id: verified.id,
        nick_name: challenge.nick_name ?? '',
        locale,
      },
      public_key: Buffer.from(verified.publicKey).toString('base64url'),
      signature_count: verified.counter,
      created_at: now(),
    }
    const asked = { siteId: request.siteId, requestId: request.requestId }
    await transact(db, async (trx) => {
      const stored = await insertPasskey(trx, passkey)
      if (!stored) throw invalidRequest('The passkey is registered already.')
      await notices.note(trx, { kind: 'added', customerId, passkeys: [passkey], ...asked })
    })
    notices.deliver()
    // the code proves access to the mail address
    await customers.markEmailVerified(customerId)
  }

  return { authorize, start, finish }
}

function toOptions(
  { rpId, rpName }: { rpId: string; rpName: string },
  login: string,
  user: PasskeyUser,
  known: readonly PasskeyRow[],
) {
  return generateRegistrationOptions({
    rpName,
    rpID: rpId,
    userName: login,
    userID: Buffer.from(user.user_handle, 'base64url'),
    userDisplayName: user.display_name,
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    // a login without a name finds only resident keys
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** @throws OauthProblem 400 if the challenge was issued for another customer. */
async function findOwner(db: Db, userId: number | null, customerId: string): Promise<PasskeyUser> {
  const user = await findUser(db, customerId)
  if (!user || user.id !== userId) {
    throw invalidRequest('The challenge was issued for another customer.')
  }
  return user
}

/** Returns the user's passkeys. @throws OauthProblem 400 if there is no room for another one. */
async function listRoom(db: Db, user: PasskeyUser) {
  const known = await listPasskeys(db, user.id)
  if (known.length < MAX_PASSKEYS) return known
  throw invalidRequest('The account has the maximum number of passkeys.')
}
