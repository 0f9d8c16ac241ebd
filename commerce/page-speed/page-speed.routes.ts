import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { recordInTrace } from '../../telemetry/spans'
import { DEVICES, PAGE_TYPES, SPEED_METRICS, type PageSpeed } from '../../domain/page-speed'
import { createAttemptCounter } from '../auth/attempt-counter'
import { getSiteById } from '../http/context'
import { tooManyRequests } from '../http/problem'
import type { Services } from '../services'
import { createPageSpeedService } from './page-speed.service'

/** Five numbers with their names, and a traceparent, take 230. */
const BODY_LIMIT_BYTES = 1_024
/** Above ten minutes, a browser has slept; a layout shifts no more than so. */
const LARGEST = 600_000

const Params = z.object({ siteId: z.string().min(1).max(32) })
const Measured = z.strictObject({
  pageType: z.enum(PAGE_TYPES),
  device: z.enum(DEVICES),
  values: z
    .partialRecord(z.enum(SPEED_METRICS), z.number().min(0).max(LARGEST))
    .refine((values) => Object.keys(values).length > 0),
  traceparent: z
    .string()
    .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/)
    .optional(),
})

/** From one address: a household, an office; more is no reading. */
const LIMIT = { attempts: 1_000, windowMs: 15 * 60_000 }

/**
 * What browsers report of how fast a page was, through the storefront: numbers, a kind of page and
 * a kind of device. Nothing else is taken, and of these only counts are stored.
 */
export function registerPageSpeed(app: FastifyInstance, { db, now }: Services): void {
  const pageSpeed = createPageSpeedService(db, now)
  const counter = createAttemptCounter(db, now)

  app.post('/:siteId/page-speed', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const { siteId } = Params.parse(request.params)
    const { traceparent, ...measured } = Measured.parse(request.body)
    const site = await getSiteById(request, siteId)
    if ((await counter.count('page-speed-address', request.ip, LIMIT)) > 0) {
      throw tooManyRequests('Too many measurements from this address.')
    }
    await pageSpeed.count(site.id, measured)
    if (traceparent !== undefined) recordVisit(traceparent, measured)
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}

/** What the browser saw of a page, beside what the servers did for it. */
function recordVisit(traceparent: string, { pageType, device, values }: PageSpeed): void {
  const measured = Object.entries(values).map(([name, value]) => [
    `web_vital.${name.toLowerCase()}`,
    value,
  ])
  recordInTrace(traceparent, 'page visit', {
    'praline.page_type': pageType,
    'praline.device': device,
    ...Object.fromEntries(measured),
  })
}
