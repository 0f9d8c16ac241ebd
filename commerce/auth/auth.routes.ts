import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

/** Shopper Login. */
export function registerAuth(_app: FastifyInstance, _services: Services): void {}
