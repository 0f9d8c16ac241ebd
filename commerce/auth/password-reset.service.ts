import type { CustomerService } from '../customers/customer.service'
import { isAcceptablePassword } from '../customers/password.rules'
import type { AccountToken, AccountTokenService } from './account-token.service'
import type { AuthService } from './auth.service'
import type { ConstantTime } from '../throttles/constant-time'
import type { LoginThrottle } from '../throttles/login-throttle'
import { invalidClient, invalidRequest, OauthProblem } from './oauth-problem'
import { isVerifierOf } from './pkce.rules'
import type { Asker, TokenDeliveryService } from './token-delivery.service'

interface ResetRequest extends Asker {
  /** If absent, the link may be opened on another device. */
  codeChallenge?: string
}

interface ResetAction {
  clientId: string
  siteId: string
  token: string
  codeVerifier?: string
  /** Required if there is no verifier. */
  userId?: string
  newPassword: string
  address: string
}

export interface PasswordResetService {
  /** Without an account nothing is sent, but the response is the same. */
  requestReset(request: ResetRequest): Promise<void>
  /** Sets the new password and ends all sessions. @throws OauthProblem 400, 401. */
  resetPassword(action: ResetAction): Promise<void>
}

interface Dependencies {
  customers: CustomerService
  accountTokens: AccountTokenService
  auth: AuthService
  delivery: TokenDeliveryService
  throttles: { reset: LoginThrottle; guesses: LoginThrottle }
  inConstantTime: ConstantTime
}

export function createPasswordResetService(dependencies: Dependencies): PasswordResetService {
  const { customers, accountTokens, auth, delivery, throttles, inConstantTime } = dependencies

  async function requestReset(request: ResetRequest): Promise<void> {
    const { userId, address, mode, callbackUri } = request
    delivery.checkMode(mode, callbackUri)
    const waitSeconds = await throttles.reset.countAttempt(userId, address)
    if (waitSeconds > 0) throw tooMany(waitSeconds)
    await inConstantTime(async () => {
      const customer = await customers.findByLogin(userId)
      if (!customer) return
      const { customerId } = customer
      await delivery.deliver({ ...request, purpose: 'password-reset', customer, customerId })
    })
  }

  async function resetPassword(action: ResetAction): Promise<void> {
    const { token, userId = '', address, newPassword } = action
    const waitSeconds = await throttles.guesses.countAttempt(userId || token, address)
    if (waitSeconds > 0) throw tooMany(waitSeconds)
    const found = await accountTokens.find('password-reset', token)
    const customer = found && (await customers.getIdentity(found.customer_id))
    const isFor = (row: AccountToken) => isActionFor(row, action, customer?.login)
    if (!found || !isFor(found)) throw invalidClient('Authorization failed.')
    // a weak password does not consume the link
    if (!isAcceptablePassword(newPassword)) {
      throw invalidRequest('The password does not meet the acceptance criteria.')
    }
    if (!(await accountTokens.take('password-reset', token, { isFor }))) {
      throw invalidClient('Authorization failed.')
    }
    await customers.setPassword(found.customer_id, newPassword)
    await customers.markEmailVerified(found.customer_id)
    await auth.endSessionsOfCustomer(found.customer_id)
  }

  return { requestReset, resetPassword }
}

function isActionFor(row: AccountToken, action: ResetAction, login: string | undefined): boolean {
  if (row.client_id !== action.clientId || row.site_id !== action.siteId) return false
  if (row.code_challenge === null) return action.userId?.trim().toLowerCase() === login
  const { codeVerifier } = action
  return codeVerifier !== undefined && isVerifierOf(row.code_challenge, codeVerifier)
}

function tooMany(waitSeconds: number): OauthProblem {
  const detail = 'Too many password requests were made. Please try again later.'
  return new OauthProblem(429, 'invalid_request', detail, { 'retry-after': String(waitSeconds) })
}
