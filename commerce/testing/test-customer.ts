import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { logInTestShopper, type TestShopper } from './test-shopper'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const PASSWORD = 'Cocoa&Nibs9'

export interface TestCustomer extends TestShopper {
  /** @param of the customer in the path; the shopper's own id by default */
  ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    of?: Pick<TestShopper, 'customerId'>,
  ): Promise<LightMyRequestResponse>
}

let registered = 0

export async function registerTestCustomer(app: FastifyInstance): Promise<TestCustomer> {
  const query = { siteId: 'brindille' }
  const login = `customer-${(registered += 1)}@example.com`
  const guest = await logInTestShopper(app)
  await app.inject({
    method: 'POST',
    url: CUSTOMERS,
    query,
    headers: guest.headers,
    payload: { customer: { login, email: login, lastName: 'Hopper' }, password: PASSWORD },
  })
  const shopper = await logInTestShopper(app, { credentials: { login, password: PASSWORD } })
  return {
    ...shopper,
    ask: (method, path, payload, { customerId } = shopper) => {
      const url = `${CUSTOMERS}/${customerId}${path}`
      const options: InjectOptions = { method, url, query, headers: shopper.headers, payload }
      return app.inject(options)
    },
  }
}
