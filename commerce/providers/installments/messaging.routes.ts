import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { moneyFormat } from '../../../rules/currency'
import { isOn } from '../../custom-values'
import { parseQuery } from '../../http/parse-query'
import { forbidden } from '../../http/problem'
import { toDecimal } from '../../money'
import type { SiteService } from '../../sites/site.service'

interface Needs {
  sites: SiteService
}

/** The number of installments and the range of amounts in minor units (PDP-021). */
const PARTS = 4
const MIN_MINOR = 1_000
const MAX_MINOR = 100_000

/**
 * Returns the installments of a purchase, rounded up to the cent; undefined if the amount is out of
 * range.
 */
function installmentOf(amountMinor: number): { parts: number; rateMinor: number } | undefined {
  if (amountMinor < MIN_MINOR || amountMinor > MAX_MINOR) return undefined
  return { parts: PARTS, rateMinor: Math.ceil(amountMinor / PARTS) }
}

const MessagingQuery = z.object({
  /** The merchant, which is a site in this engine. */
  client_id: z.string().min(1).max(100),
  placement_key: z.enum(['credit-promotion-auto-size', 'credit-promotion-badge']),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'not a locale'),
  /** In minor units. */
  purchase_amount: z.coerce.number().int().min(0).max(100_000_000),
})

/** The message texts by language; other languages use the first. */
const WORDS: Readonly<Record<string, (parts: number, rate: string) => string>> = {
  en: (parts, rate) => `${parts} interest-free payments of ${rate}`,
  es: (parts, rate) => `${parts} pagos sin intereses de ${rate}`,
}

/**
 * Klarna refuses shops without an account (403); in this engine, these are sites whose preference
 * `klarnaEnabled` is off.
 */
export function registerInstallmentMessaging(app: FastifyInstance, { sites }: Needs): void {
  app.get('/messaging/v3', async (request, reply) => {
    const query = parseQuery(MessagingQuery, request.query)
    const site = await sites.getSite(query.client_id)
    if (!site || !isOn(site.preferences['klarnaEnabled'])) {
      throw forbidden('On-site messaging is not activated for this client.')
    }
    reply.header('cache-control', 'no-store')
    const installment = installmentOf(query.purchase_amount)
    if (!installment) return { content: { nodes: [] } }
    const money = new Intl.NumberFormat(query.locale, moneyFormat(site.currency))
    const say = WORDS[query.locale.slice(0, 2)] ?? WORDS['en']
    const value = say?.(
      installment.parts,
      money.format(toDecimal(installment.rateMinor, site.currency)),
    )
    return { content: { nodes: [{ name: 'TEXT_MAIN', type: 'TEXT', value }] } }
  })
}
