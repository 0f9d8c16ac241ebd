import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../http/auth-hook'
import { Problem } from '../http/problem'
import type { Services } from '../services'
import { CustomerOrdersQuery } from './order-requests.schemas'

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/orders'

/** The orders of a customer or guest: `getCustomerOrders` of the Shopper Customers API. */
export function registerCustomerOrders(app: FastifyInstance, { orders }: Services): void {
  app.get(PATH, async (request) => {
    const shopper = await requireShopper(request)
    const { customerId } = z.object({ customerId: z.string() }).parse(request.params)
    if (customerId !== shopper.customerId) {
      throw new Problem(400, 'invalid-customer', 'Invalid Customer', 'The customer is invalid.')
    }
    return orders.listOrders(shopper, CustomerOrdersQuery.parse(request.query))
  })
}
