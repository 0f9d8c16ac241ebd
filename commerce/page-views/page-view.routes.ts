import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createAttemptCounter } from '../throttles/attempt-counter'
import { getSiteById } from '../sites/site-context'
import { badRequest, notFound, tooManyRequests } from '../http/problem'
import type { Db } from '../db/client'
import { createPageViewService } from './page-view.service'

interface Needs {
  db: Db
  now: () => Date
}

const PATH = '/on/demandware.store/:site/:locale/__Analytics-Start'

const Params = z.object({
  site: z.string().regex(/^Sites-[\w-]{1,32}-Site$/),
  locale: z.string().regex(/^(?:default|[a-z]{2}(?:_[A-Z]{2})?)$/),
})
const Query = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) })

/**
 * Per IP address, which may be shared by a household or an office; more requests are not caused by
 * reading.
 */
const LIMIT = { attempts: 3_000, windowMs: 15 * 60_000 }

/**
 * A transparent picture of one pixel, because storefronts that predate beacons request an image.
 */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Of all parameters only the path is used, and only a count per path is stored. */
export function registerPageViews(app: FastifyInstance, { db, now }: Needs): void {
  const pageViews = createPageViewService(db, now)
  const counter = createAttemptCounter(db, now)

  app.route({
    method: ['GET', 'POST'],
    url: PATH,
    handler: async (request, reply) => {
      const { siteId, url } = read(request)
      const site = await getSiteById(request, siteId)
      if ((await counter.count('page-view-address', request.ip, LIMIT)) > 0) {
        throw tooManyRequests('Too many page views from this address.')
      }
      await pageViews.count(site, url)
      return sendPixel(reply)
    },
  })
}

function read({ params, query }: FastifyRequest): { siteId: string; url: URL } {
  const named = Params.safeParse(params)
  if (!named.success) throw notFound('There is no such site or locale.', 'site-not-found')
  const result = Query.safeParse(query)
  if (!result.success) throw badRequest('The query parameter url is missing or no address.')
  const siteId = named.data.site.replace(/^Sites-|-Site$/g, '')
  return { siteId, url: new URL(result.data.url) }
}

function sendPixel(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL)
}
