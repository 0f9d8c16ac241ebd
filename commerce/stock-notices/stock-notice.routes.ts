import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createLoginThrottle } from '../throttles/login-throttle'
import { getSiteById } from '../sites/site-context'
import { findLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { tooManyRequests } from '../http/problem'
import { MAIL_ADDRESS } from '../mail-address'
import { sendMailPage } from '../mail/mail-page'
import type { AvailabilityService } from '../availability/availability.service'
import type { Db } from '../db/client'
import { UNSUBSCRIBE_PATH, type StockNoticeService } from './stock-notice.service'
import { renderUnsubscribe } from './unsubscribe.page'

interface Needs {
  availability: AvailabilityService
  db: Db
  now: () => Date
  stockNotices: StockNoticeService
}

const SiteParams = z.object({ siteId: z.string() })
const NoticeQuery = z.object({
  pid: z.string().trim().min(1).max(100),
  email: z.string().trim().toLowerCase().max(256).regex(MAIL_ADDRESS, 'not an e-mail address'),
})
const UnsubscribeParams = z.object({ token: z.string().max(100) })
const InventoryQuery = z.object({ ids: z.string().optional(), productIds: z.string().optional() })

/** Back-in-stock requests, which need no login (PDP-079), and the links in their mails. */
export function registerStockNotices(app: FastifyInstance, services: Needs): void {
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

  registerUnsubscribe(app, services)
}

/**
 * The page behind the unsubscribe link of a mail. Opening it changes nothing, because mail scanners
 * follow links; only its button does, or the mail client's own button, which posts directly (RFC
 * 8058).
 */
function registerUnsubscribe(app: FastifyInstance, { stockNotices }: Needs): void {
  const path = `${UNSUBSCRIBE_PATH}/:token`
  app.get(path, async (request, reply) => {
    const { token } = UnsubscribeParams.parse(request.params)
    const mailed = await stockNotices.findMailed(token)
    return sendMailPage(reply, mailed ? 200 : 404, renderUnsubscribe(mailed, false))
  })
  app.post(path, async (request, reply) => {
    const { token } = UnsubscribeParams.parse(request.params)
    const mailed = await stockNotices.unsubscribe(token)
    return sendMailPage(reply, mailed ? 200 : 404, renderUnsubscribe(mailed, true))
  })
}

/** The storefront requests a page of tiles at once. */
const MAX_PRODUCTS = 100
