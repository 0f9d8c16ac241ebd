import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireShopper, type Shopper } from '../http/auth-hook'
import { customerNotFound, invalidCustomer } from './customer-problems'

const CustomerParams = z.object({ customerId: z.string() })

/** A shopper sees nobody but themself. @throws Problem 400 for anybody else, 401, 403. */
export async function requireSelf(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireShopper(request)
  if (CustomerParams.parse(request.params).customerId === shopper.customerId) return shopper
  throw invalidCustomer()
}

/** As `requireSelf`, and a registered one: of a guest nothing is stored. @throws Problem 404. */
export async function requireRegisteredSelf(request: FastifyRequest): Promise<Shopper> {
  const shopper = await requireSelf(request)
  if (shopper.isRegistered) return shopper
  throw customerNotFound(shopper.customerId)
}
