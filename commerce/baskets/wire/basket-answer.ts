import type { FastifyReply, FastifyRequest } from 'fastify'
import { findLocale } from '../../http/locale'
import type { BasketAnswer } from '../basket.service'
import { localizeAssessed } from '../assessment/localize-facts'
import { toBasket } from './basket.mapper'
import { toVersion2Fields } from './wire-version-2'

/** More of a basket than is shown by default. */
type BasketExpand = 'payment_references' | 'approaching_discounts'

/** One version of the Shopper Baskets API: where it answers, and how it shows a basket. */
export interface BasketApi {
  baskets: string
  basket: string
  /** Knows temporary baskets, and more about a shopper's details. */
  isSecond: boolean
  /** Sends a basket with its version as ETag. Never stored by caches. */
  send(reply: FastifyReply, answer: BasketAnswer, expand?: readonly BasketExpand[]): FastifyReply
}

const BASE = '/checkout/shopper-baskets'
const TAIL = 'organizations/:organizationId/baskets'

/** The second version knows all of the first and more of each basket. */
export const BASKET_APIS: readonly BasketApi[] = [
  toApi('v1', ({ basket }) => basket),
  toApi('v2', (answer, expand) => ({ ...answer.basket, ...toVersion2Fields(answer, expand) })),
]

function toApi(
  version: string,
  show: (answer: BasketAnswer, expand: readonly BasketExpand[]) => unknown,
): BasketApi {
  const baskets = `${BASE}/${version}/${TAIL}`
  return {
    baskets,
    basket: `${baskets}/:basketId`,
    isSecond: version === 'v2',
    send: (reply, answer, expand = []) =>
      reply
        .header('etag', `"${answer.version}"`)
        .header('cache-control', 'no-store')
        .send(show(localize(answer, reply.request), expand)),
  }
}

/** In the language that was asked for, if the site speaks it. */
function localize(answer: BasketAnswer, request: FastifyRequest): BasketAnswer {
  const locale = findLocale(request, answer.assessed.site)
  const assessed = locale && localizeAssessed(answer.assessed, locale)
  if (!assessed || assessed === answer.assessed) return answer
  const { calculated, exceptions, facts } = assessed
  const basket = toBasket(answer.stored, calculated, exceptions, facts)
  return { ...answer, assessed, basket }
}
