import type { FastifyReply, FastifyRequest } from 'fastify'
import { findLocale } from '../../sites/locale'
import { localizeAssessed } from '../assessment/localize-facts'
import { toBasket, type BasketAnswer } from './basket.mapper'
import { toVersion2Fields } from './wire-version-2'

/** Optional parts of a basket that are hidden by default. */
type BasketExpand = 'payment_references' | 'approaching_discounts'

export interface BasketApi {
  baskets: string
  basket: string
  /** Version 2 supports temporary baskets and more customer details. */
  isSecond: boolean
  /** Sends a basket. The ETag is the basket's version, and caches must not store the response. */
  send(reply: FastifyReply, answer: BasketAnswer, expand?: readonly BasketExpand[]): FastifyReply
}

const BASE = '/checkout/shopper-baskets'
const TAIL = 'organizations/:organizationId/baskets'

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

/** Translates the basket into the requested language if the site supports it. */
function localize(answer: BasketAnswer, request: FastifyRequest): BasketAnswer {
  const locale = findLocale(request, answer.assessed.site)
  const assessed = locale && localizeAssessed(answer.assessed, locale)
  if (!assessed || assessed === answer.assessed) return answer
  const { calculated, exceptions, facts } = assessed
  const basket = toBasket(answer.stored, calculated, exceptions, facts)
  return { ...answer, assessed, basket }
}
