import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { AccountTokenService } from './account-token.service'
import type { KnownDevices } from './known-devices'
import { invalidClient, OauthProblem } from './oauth-problem'
import { createPasswordThrottle } from '../throttles/password-throttle'
import type { CodeRequest, SessionService } from './session.service'

interface LoginRequest extends Omit<CodeRequest, 'customerId'> {
  login: string
  password: string
  address: string
  /** The secret from the browser's device cookie, if there is one. */
  device?: string
}

export type CustomerLogin = (request: LoginRequest) => Promise<{ code: string; customerId: string }>

interface Dependencies {
  config: Config
  now: () => Date
  customers: CustomerService
  accountTokens: AccountTokenService
  devices: KnownDevices
  sessions: SessionService
}

export function createCustomerLogin(db: Db, dependencies: Dependencies): CustomerLogin {
  const { config, now, customers, accountTokens, devices, sessions } = dependencies
  const throttle = createPasswordThrottle(db, now)

  async function findDevice(login: string, device: string | undefined) {
    if (device === undefined) return undefined
    const owner = await customers.findByLogin(login)
    return owner && devices.find(device, owner.customerId)
  }

  // the storefront distinguishes these two messages (ACC-028)
  async function refuseUnverified(customerId: string): Promise<never> {
    const isPending = await accountTokens.isPending('verification', customerId)
    throw invalidClient(
      isPending ? 'The account requires.verification.' : 'The confirmation token.expired.',
    )
  }

  return async (request) => {
    const { login, password, address, device, ...code } = request
    const guess = { login, address, knownDevice: await findDevice(login, device) }
    const waitSeconds = await throttle.count(guess)
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds)
    const found = await customers.findByCredentials(login, password)
    if (!found) throw invalidClient('Unauthorized: wrong login or password.')
    await throttle.forgive(guess)
    if (found.needsVerification) await refuseUnverified(found.customerId)
    const lastLogin = found.lastLoginAt?.getTime() ?? 0
    if (now().getTime() - lastLogin < config.sameLoginPauseMs) {
      const detail = 'The same loginId and tenantId tried to login twice within 1 second.'
      throw new OauthProblem(409, 'conflict', detail)
    }
    await customers.recordLogin(found.customerId)
    const { customerId } = found
    return { code: await sessions.createCode({ ...code, customerId }), customerId }
  }
}

function tooManyAttempts(waitSeconds: number): OauthProblem {
  const detail = 'Too many login attempts. Try again later.'
  const headers = { 'retry-after': String(waitSeconds) }
  return new OauthProblem(429, 'too_many_requests', detail, headers)
}
