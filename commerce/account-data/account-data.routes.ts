import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countingGuesses } from '../throttles/counting-guesses'
import { invalidPassword } from '../customers/customer-problems'
import { requireRegistered } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { findLocale } from '../sites/locale'
import type { AccountDataService } from './account-data.service'
import type { CustomerService } from '../customers/customer.service'
import type { AuthModules } from '../auth/auth-modules'

interface Needs {
  accountData: AccountDataService
  customers: CustomerService
  signIn: AuthModules
}

const PATH = '/custom/account/v1/organizations/:organizationId'
const DeletionBody = z.object({ currentPassword: z.string().max(4096).default('') })

export function registerAccountData(app: FastifyInstance, services: Needs): void {
  const { accountData, customers, signIn } = services

  app.get(`${PATH}/account-data`, async (request, reply) => {
    const { customerId } = await requireRegistered(request)
    return reply.header('cache-control', 'no-store').send(await accountData.collect(customerId))
  })

  app.post(`${PATH}/delete-account`, async (request) => {
    const { customerId, siteId } = await requireRegistered(request)
    const { currentPassword } = DeletionBody.parse(request.body ?? {})
    const { hasPassword } = await customers.getCustomer(customerId, [])
    // a customer who logs in by mailed codes has no password
    if (hasPassword) {
      const isOwner = await countingGuesses(
        signIn.throttles.guesses,
        request,
        customerId,
        () => customers.isPassword(customerId, currentPassword),
        (isRight) => isRight,
      )
      if (!isOwner) throw invalidPassword('The current password is wrong.')
    }
    const locale = findLocale(request, await getSite(request))?.id
    await accountData.deleteAccount(customerId, { siteId, locale })
    return { success: true }
  })
}
