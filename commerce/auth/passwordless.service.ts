import { randomUUID } from 'node:crypto'
import type { CustomerIdentity, CustomerService } from '../customers/customer.service'
import { Problem } from '../http/problem'
import type { AccountTokenService } from './account-token.service'
import type { AuthService, TokenResponse } from './auth.service'
import type { LoginThrottle } from '../throttles/login-throttle'
import { invalidClient, invalidRequest, OauthProblem } from './oauth-problem'
import type { Asker, TokenDeliveryService } from './token-delivery.service'

interface PasswordlessLogin extends Asker {
  usid?: string
  /** Refuses customers whose mail address is not verified. */
  isStrict: boolean
  /** The customer to register if the login is unknown. */
  newCustomer?: NewCustomer
}

export interface NewCustomer {
  email: string
  lastName: string
  firstName?: string
  phoneHome?: string
  customerNo?: string
}

interface OtpRequest extends Asker {
  /** Must be the customer's address; used in mode `email` only. */
  email?: string
}

export interface PasswordlessService {
  /** Without an account nothing is sent, but the response is the same. */
  requestLogin(request: PasswordlessLogin): Promise<void>
  /** @throws OauthProblem 400, 401. */
  logIn(request: {
    clientId: string
    token: string
    userId?: string
    address: string
  }): Promise<TokenResponse>
  requestOtp(request: OtpRequest): Promise<void>
  /**
   * Consumes a one-time password, which also verifies the address to which it was sent.
   * @throws OauthProblem.
   */
  verifyOtp(request: { userId: string; token: string; address: string }): Promise<void>
}

interface Dependencies {
  customers: CustomerService
  accountTokens: AccountTokenService
  auth: AuthService
  delivery: TokenDeliveryService
  throttles: { login: LoginThrottle; otp: LoginThrottle; guesses: LoginThrottle }
}

type Given<Method extends keyof PasswordlessService> = Parameters<PasswordlessService[Method]>[0]

export function createPasswordlessService(dependencies: Dependencies): PasswordlessService {
  const { customers, accountTokens, auth, delivery, throttles } = dependencies

  async function requestLogin(request: PasswordlessLogin): Promise<void> {
    const { userId, address, mode, callbackUri, usid } = request
    delivery.checkMode(mode, callbackUri)
    if ((await throttles.login.countAttempt(userId, address)) > 0) {
      throw invalidRequest('Too many login requests were made. Please try again later.')
    }
    const customer =
      (await customers.findByLogin(userId)) ??
      (request.newCustomer && (await createCustomer(customers, userId, request.newCustomer)))
    if (!customer) return
    if (request.isStrict && !customer.isEmailVerified) throw invalidRequest('Email not verified.')
    await delivery.deliver({
      ...request,
      usid,
      purpose: 'login',
      customer,
      customerId: customer.customerId,
    })
  }

  async function logIn({ clientId, token, userId, address }: Given<'logIn'>) {
    await checkGuesses(throttles, userId ?? token, address)
    const customer = userId === undefined ? undefined : await customers.findByLogin(userId)
    const isFor = (row: { client_id: string | null; customer_id: string }) =>
      row.client_id === clientId &&
      (userId === undefined || row.customer_id === customer?.customerId)
    const taken = await accountTokens.take('login', token, { isFor })
    if (!taken) throw invalidClient('Authorization failed.')
    await throttles.guesses.forgive(userId ?? token, address)
    // the code proves access to the mail address
    await customers.markEmailVerified(taken.customer_id)
    await customers.recordLogin(taken.customer_id)
    return auth.startSession({
      siteId: taken.site_id,
      clientId,
      usid: taken.usid ?? randomUUID(),
      customerId: taken.customer_id,
      doNotTrack: false,
    })
  }

  async function requestOtp(request: OtpRequest): Promise<void> {
    const { userId, address, mode, callbackUri, email } = request
    delivery.checkMode(mode, callbackUri)
    const waitSeconds = await throttles.otp.countAttempt(userId, address)
    if (waitSeconds > 0) {
      throw tooMany('Too many OTP requests were made. Please try again later.', waitSeconds)
    }
    const customer = await customers.findByLogin(userId)
    const isOwn = mode !== 'email' || isSameEmail(customer, email)
    if (!customer || !isOwn) return
    await delivery.deliver({
      ...request,
      purpose: 'otp',
      customer,
      customerId: customer.customerId,
    })
  }

  async function verifyOtp({ userId, token, address }: Given<'verifyOtp'>) {
    await checkGuesses(throttles, userId, address)
    const customer = await customers.findByLogin(userId)
    const { customerId } = customer ?? {}
    const taken = customerId && (await accountTokens.take('otp', token, { customerId }))
    if (!taken) throw invalidRequest('Bad or missing access token.')
    await throttles.guesses.forgive(userId, address)
    await customers.markEmailVerified(taken.customer_id)
  }

  return { requestLogin, logIn, requestOtp, verifyOtp }
}

async function createCustomer(
  customers: CustomerService,
  login: string,
  { customerNo, ...profile }: NewCustomer,
) {
  await customers.registerWithoutPassword({ login, ...profile }, customerNo).catch(toOauthProblem)
  return customers.findByLogin(login)
}

async function checkGuesses(
  throttles: Dependencies['throttles'],
  login: string,
  address: string,
): Promise<void> {
  const waitSeconds = await throttles.guesses.countAttempt(login, address)
  if (waitSeconds === 0) return
  throw tooMany(
    'Too many OTP verification attempts were made. Please try again later.',
    waitSeconds,
  )
}

function isSameEmail(customer: CustomerIdentity | undefined, email: string | undefined): boolean {
  return customer?.email.toLowerCase() === email?.toLowerCase()
}

function tooMany(detail: string, waitSeconds: number): OauthProblem {
  return new OauthProblem(429, 'invalid_request', detail, { 'retry-after': String(waitSeconds) })
}

function toOauthProblem(error: unknown): never {
  if (error instanceof Problem) throw invalidRequest(error.detail)
  throw error
}
