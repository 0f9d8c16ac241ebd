import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Site } from './site.service'
import { badRequest, Problem } from '../http/problem'

const CurrencyQuery = z.object({ currency: z.string().optional() })
const CURRENCY = /^([A-Z]{3}|N\/A)$/

type Trading = Pick<Site, 'currency' | 'currencies'>

/**
 * Returns the currency of the `currency` query parameter, or else the site's default.
 * @throws Problem 400 for a malformed currency, or one the site does not support.
 */
export function getCurrency(request: FastifyRequest, site: Trading): string {
  const query = CurrencyQuery.safeParse(request.query)
  if (!query.success) throw malformedCurrency('')
  return resolveCurrency(site, query.data.currency)
}

/** @param requested if absent or `N/A`, the site's default currency is used. */
export function resolveCurrency(site: Trading, requested?: string): string {
  if (requested !== undefined && !CURRENCY.test(requested)) throw malformedCurrency(requested)
  if (requested === undefined || requested === 'N/A' || requested === site.currency) {
    return site.currency
  }
  if (site.currencies.includes(requested)) return requested
  const detail = `The currency '${requested}' is not supported by the site.`
  throw new Problem(400, 'unsupported-currency', 'Unsupported Currency', detail, {
    currency: requested,
  })
}

function malformedCurrency(currency: string): Problem {
  return badRequest(`The currency '${currency}' is not valid.`, 'validation')
}
