import type { FastifyReply } from 'fastify'
import type { BasketAnswer } from './basket.service'

/** Where the Shopper Baskets API answers. */
export const BASKETS = '/checkout/shopper-baskets/v1/organizations/:organizationId/baskets'
export const BASKET = `${BASKETS}/:basketId`

/** Sends a basket with its version as ETag. Never stored by caches. */
export function sendBasket(reply: FastifyReply, { basket, version }: BasketAnswer): FastifyReply {
  return reply.header('etag', `"${version}"`).header('cache-control', 'no-store').send(basket)
}
