import type { FastifyInstance } from 'fastify'
import { TOKEN_MINUTES } from '../auth/account-token.constants'
import { requireService } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { Problem, tooManyRequests } from '../http/problem'
import type { AuthService } from '../auth/auth.service'
import type { CustomerService } from '../customers/customer.service'
import type { AuthModules } from '../auth/auth-modules'
import { invalidCustomer, invalidPassword } from '../customers/customer-problems'
import { ResetPasswordBody, ResetTokenBody } from '../customers/customer.schemas'
import { isAcceptablePassword } from '../customers/password.rules'

export interface PasswordActionsNeeds {
  auth: AuthService
  customers: CustomerService
  signIn: AuthModules
}

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/password/actions'

/** Password reset for a merchant's own server, which sends the mail with the token itself. */
export function registerPasswordActions(
  app: FastifyInstance,
  services: PasswordActionsNeeds,
): void {
  const { auth, customers, signIn } = services
  const { accountTokens, throttles } = signIn

  app.post(`${PATH}/create-reset-token`, async (request) => {
    await requireService(request)
    const site = await getSite(request)
    const { login } = ResetTokenBody.parse(request.body)
    const customer = await customers.findByLogin(login)
    if (!customer) throw invalidCustomer('The customer is invalid.')
    const { customerId, email } = customer
    const purpose = 'password-reset'
    const resetToken = await accountTokens.issue({ purpose, customerId, siteId: site.id })
    return { login: customer.login, email, resetToken, expiresInMinutes: TOKEN_MINUTES[purpose] }
  })

  app.post(`${PATH}/reset`, async (request, reply) => {
    await requireService(request)
    await getSite(request)
    const { login, newPassword, resetToken } = ResetPasswordBody.parse(request.body)
    if ((await throttles.guesses.countAttempt(login, request.ip)) > 0) {
      throw tooManyRequests('Too many requests. Please try again later.')
    }
    const customer = await customers.findByLogin(login)
    if (!customer) throw invalidToken()
    if (!isAcceptablePassword(newPassword)) throw invalidPassword()
    const isFor = (row: { customer_id: string }) => row.customer_id === customer.customerId
    const taken = await accountTokens.take('password-reset', resetToken, { isFor })
    if (!taken) throw invalidToken()
    await customers.setPassword(customer.customerId, newPassword)
    await customers.markEmailVerified(customer.customerId)
    await auth.endSessionsOfCustomer(customer.customerId)
    return reply.code(204).send()
  })
}

function invalidToken(): Problem {
  const detail = 'The reset token is not valid or has expired.'
  return new Problem(400, 'invalid-reset-token', 'Invalid Reset Token', detail)
}
