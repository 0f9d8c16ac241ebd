import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createLoginThrottle } from '../auth/login-throttle'
import { getSiteById } from '../http/context'
import { findLocale } from '../http/locale'
import { parseQuery } from '../http/parse-query'
import { tooManyRequests } from '../http/problem'
import type { Services } from '../services'

const SWEEP_EVERY_MS = 60_000
const SiteParams = z.object({ siteId: z.string() })
const NoticeQuery = z.object({
  pid: z.string().trim().min(1).max(100),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(256)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'not an e-mail address'),
})
const InventoryQuery = z.object({ ids: z.string().optional(), productIds: z.string().optional() })

/** What the storefront asks a site for without a login (D1 §7), and the mails that follow. */
export function registerStockNotices(app: FastifyInstance, services: Services): void {
  const { stockNotices, availability, db, now } = services
  const throttle = createLoginThrottle(db, now, 'stock-notice')

  app.get('/:siteId/bisn', async (request, reply) => {
    const site = await getSiteById(request, SiteParams.parse(request.params).siteId)
    const { pid, email } = parseQuery(NoticeQuery, request.query)
    if ((await throttle.countAddress(request.ip)) > 0) {
      throw tooManyRequests('Too many requests. Please try again later.')
    }
    await stockNotices.await(site, pid, email, findLocale(request, site))
    return reply.header('cache-control', 'no-store').send({ success: true })
  })

  app.get('/:siteId/products-inventory', async (request) => {
    const site = await getSiteById(request, SiteParams.parse(request.params).siteId)
    const { ids, productIds } = InventoryQuery.parse(request.query)
    const asked = (ids ?? productIds ?? '').split(',').filter((id) => id !== '')
    return availability.getInventoryRecords(site, [...new Set(asked)].slice(0, MAX_PRODUCTS))
  })

  sweep(app, services)
}

/** The storefront asks for a page of tiles at once (D1 §9). */
const MAX_PRODUCTS = 100

/** Stock comes by imports, returned orders and other engines: it is looked at every minute. */
function sweep(app: FastifyInstance, { stockNotices }: Services): void {
  let timer: NodeJS.Timeout | undefined
  const notify = () =>
    stockNotices.notify().then(
      (written) => written > 0 && app.log.info({ written }, 'wrote back-in-stock mails'),
      (error: unknown) => app.log.error({ err: error }, 'could not write back-in-stock mails'),
    )
  app.addHook('onListen', async () => {
    // what came while the engine stood still: an archive is imported then
    void notify()
    timer = setInterval(() => void notify(), SWEEP_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
