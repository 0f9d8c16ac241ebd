import type { FastifyReply } from 'fastify'
import type { BasketAnswer } from './basket.service'
import { toVersion2Fields } from './wire-version-2'

/** One version of the Shopper Baskets API: where it answers, and how it shows a basket. */
export interface BasketApi {
  baskets: string
  basket: string
  /** Sends a basket with its version as ETag. Never stored by caches. */
  send(reply: FastifyReply, answer: BasketAnswer): FastifyReply
}

const BASE = '/checkout/shopper-baskets'
const TAIL = 'organizations/:organizationId/baskets'

/** The second version knows all of the first and more of each basket. */
export const BASKET_APIS: readonly BasketApi[] = [
  toApi('v1', ({ basket }) => basket),
  toApi('v2', (answer) => ({ ...answer.basket, ...toVersion2Fields(answer) })),
]

function toApi(version: string, show: (answer: BasketAnswer) => unknown): BasketApi {
  const baskets = `${BASE}/${version}/${TAIL}`
  return {
    baskets,
    basket: `${baskets}/:basketId`,
    send: (reply, answer) =>
      reply
        .header('etag', `"${answer.version}"`)
        .header('cache-control', 'no-store')
        .send(show(answer)),
  }
}
