import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { findLocale } from '../sites/locale'
import { Problem, tooManyRequests } from '../http/problem'
import type { AuthService } from '../auth/auth.service'
import type { CustomerService } from '../customers/customer.service'
import type { AuthModules } from '../auth/auth-modules'
import { EmailBody, NewPasswordBody, TokenQuery } from './account.schemas'
import { invalidPassword } from '../customers/customer-problems'
import { isAcceptablePassword } from '../customers/password.rules'

export interface AccountPasswordNeeds {
  auth: AuthService
  customers: CustomerService
  signIn: AuthModules
}

const PATH = '/custom/account/v1/organizations/:organizationId'
const PURPOSE = 'password-reset'

/** Setting a new password by a mailed link, for the storefront's own pages (ACC-029, ACC-031). */
export function registerAccountPassword(
  app: FastifyInstance,
  services: AccountPasswordNeeds,
): void {
  const { auth, customers, signIn } = services
  const { accountTokens, delivery, throttles, inConstantTime } = signIn

  app.post(`${PATH}/password-reset-email`, async (request) => {
    const { siteId } = await requireShopper(request)
    const { email } = EmailBody.parse(request.body)
    const waitSeconds = await throttles.reset.countAttempt(email, request.ip)
    if (waitSeconds > 0) throw tooMany(waitSeconds)
    const locale = findLocale(request, await getSite(request))?.id
    await inConstantTime(async () => {
      const customer = await customers.findByLogin(email)
      if (!customer) return
      const { customerId } = customer
      const how = { purpose: PURPOSE, mode: 'email', locale } as const
      await delivery.deliver({ ...how, customer, customerId, siteId })
    })
    // the response does not reveal whether the account exists
    return { success: true }
  })

  app.get(`${PATH}/password-reset/validate-token`, async (request) => {
    await requireShopper(request)
    await countGuess(request.ip)
    const { token } = TokenQuery.parse(request.query)
    const found = await accountTokens.find(PURPOSE, token)
    if (!found || found.code_challenge !== null) throw invalidToken()
    return { valid: true }
  })

  app.get(`${PATH}/password-reset/invalidate-token`, async (request) => {
    await requireShopper(request)
    await countGuess(request.ip)
    await accountTokens.invalidate(PURPOSE, TokenQuery.parse(request.query).token)
    return { success: true }
  })

  app.post(`${PATH}/password-reset`, async (request) => {
    await requireShopper(request)
    await countGuess(request.ip)
    const { token, password } = NewPasswordBody.parse(request.body)
    // a weak password does not use up the link
    if (!isAcceptablePassword(password)) throw invalidPassword()
    const isFor = (row: { code_challenge: string | null }) => row.code_challenge === null
    const taken = await accountTokens.take(PURPOSE, token, { isFor })
    if (!taken) throw invalidToken()
    await customers.setPassword(taken.customer_id, password)
    await customers.markEmailVerified(taken.customer_id)
    await auth.endSessionsOfCustomer(taken.customer_id)
    return { success: true }
  })

  async function countGuess(address: string): Promise<void> {
    const waitSeconds = await throttles.guesses.countAddress(address)
    if (waitSeconds > 0) throw tooMany(waitSeconds)
  }
}

function invalidToken(): Problem {
  const detail = 'The reset token is not valid or has expired.'
  return new Problem(400, 'invalid-reset-token', 'Invalid Reset Token', detail)
}

function tooMany(waitSeconds: number): Problem {
  return tooManyRequests('Too many requests. Please try again later.', waitSeconds)
}
