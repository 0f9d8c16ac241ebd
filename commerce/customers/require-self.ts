import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireShopper, type Shopper } from '../access/require-shopper'
import { customerNotFound, invalidCustomer } from './customer-problems'

const CustomerParams = z.object({ customerId: z.string() })

/**
 * Allows access only to the shopper's own customer record.
 * @throws Problem 400 for another customer, 401, 403.
 */
export async function requireSelf(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireShopper(request)
  if (CustomerParams.parse(request.params).customerId === shopper.customerId) return shopper
  throw invalidCustomer()
}

/**
 * Like `requireSelf`, but only for registered shoppers, because nothing is stored for guests.
 * @throws Problem 404.
 */
export async function requireRegisteredSelf(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireSelf(request)
  if (shopper.isRegistered) return shopper
  throw customerNotFound(shopper.customerId)
}
