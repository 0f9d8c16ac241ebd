import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import type { OfficeCustomer, OfficeCustomerList } from '../../contracts/customer'
import { recordChange } from '../audit/record-change'
import { conflict } from '../http/problem'
import { actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import type { AccountDataService } from '../account-data/account-data.service'
import type { CustomerService } from '../customers/customer.service'
import type { OrderService } from '../orders/order.service'
import type { AuthModules } from '../auth/auth-modules'
import type { SiteService } from '../sites/site.service'
import { toCustomerRow, toOfficeCustomer } from './office-customer'
import { toOfficeOrderRow } from './office-order'
import { registerHistory } from './history.routes'
import { listedText, optional } from './paging.schemas'

export interface CustomersNeeds {
  accountData: AccountDataService
  audit: AuditService
  customers: CustomerService
  now: () => Date
  orders: OrderService
  signIn: AuthModules
  sites: SiteService
}

const CUSTOMERS = `${BACK_OFFICE_API}/customers`
const CUSTOMER = `${CUSTOMERS}/:customerNo`

const LATEST_ORDERS = 10

const CustomersQuery = z.object({
  text: listedText,
  before: optional(z.string().max(100)),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const CustomerParams = z.object({ customerNo: z.string().min(1).max(100) })

/** Customers: search, details, and requests about their personal data (docs/adr/0055). */
export function registerCustomerSection(app: FastifyInstance, services: CustomersNeeds): void {
  const { accountData, customers, orders, sites, signIn, now } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'customers.read', write: 'customers.write' })

    scope.get(CUSTOMERS, async ({ query }): Promise<OfficeCustomerList> => {
      const found = await customers.search(CustomersQuery.parse(query))
      return { ...found, customers: found.customers.map(toCustomerRow) }
    })

    scope.get(CUSTOMER, async (request): Promise<OfficeCustomer> => {
      const customer = await getCustomer(request)
      const { customerId = '' } = customer
      const rest = await accountData.getRest(customer)
      const latest = await orders.backOffice.listOrders({ customerId, limit: LATEST_ORDERS })
      return toOfficeCustomer(customer, rest, {
        orders: latest.orders.map((order) => toOfficeOrderRow(order)),
        hasMoreOrders: latest.next !== undefined,
      })
    })

    scope.post(`${CUSTOMER}/data`, async (request) => {
      const { customerId = '' } = await getCustomer(request)
      return accountData.handOut(customerId, actorOf(request))
    })

    scope.post(`${CUSTOMER}/password-reset`, async (request, reply) => {
      const customer = await getCustomer(request)
      const { customerId = '', customerNo = '', email = '', login = '', enabled } = customer
      if (enabled === false) throw conflict('This customer may not log in.', 'customer-disabled')
      const subject = { type: 'customer', id: customerNo } as const
      const change = { action: 'password reset sent', subject }
      await signIn.delivery.deliver({
        mode: 'email',
        purpose: 'password-reset',
        customer: { email, login },
        customerId,
        ...(await findSite(customerId)),
        alongside: (trx) => recordChange(trx, actorOf(request), change, now()),
      })
      return reply.code(204).send()
    })

    registerHistory(
      scope,
      services,
      CUSTOMER,
      'customer',
      (params) => CustomerParams.parse(params).customerNo,
    )

    scope.delete(CUSTOMER, async (request, reply) => {
      const { customerId = '' } = await getCustomer(request)
      await accountData.deleteAccount(customerId, await findSite(customerId), actorOf(request))
      return reply.code(204).send()
    })
  })

  const getCustomer = ({ params }: FastifyRequest) =>
    customers.getByNumber(CustomerParams.parse(params).customerNo)

  async function findSite(customerId: string): Promise<{ siteId: string; locale?: string }> {
    const [latest] = (await orders.backOffice.listOrders({ customerId, limit: 1 })).orders
    if (latest) return { siteId: latest.siteId, locale: latest.document.locale }
    const [first] = await sites.listSites()
    if (!first) throw conflict('There is no site to send the mail from.', 'no-site')
    return { siteId: first.id }
  }
}
