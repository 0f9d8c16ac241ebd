import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

/** Shopper Customers. */
export function registerCustomers(_app: FastifyInstance, _services: Services): void {}
