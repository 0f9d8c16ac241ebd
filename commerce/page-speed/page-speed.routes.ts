import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { recordInTrace } from '../../telemetry/spans'
import { DEVICES, PAGE_TYPES, SPEED_METRICS, type PageSpeed } from '../../rules/page-speed'
import { createAttemptCounter } from '../throttles/attempt-counter'
import { getSiteById } from '../sites/site-context'
import { tooManyRequests } from '../http/problem'
import type { Db } from '../db/client'
import { createPageSpeedService } from './page-speed.service'

interface Needs {
  db: Db
  now: () => Date
}

/** Five numbers with their names, and a traceparent, take 230 bytes. */
const BODY_LIMIT_BYTES = 1_024
/**
 * A duration above ten minutes means that the device slept; layout shifts stay far below this
 * number.
 */
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

/**
 * Per IP address, which may be shared by a household or an office; more requests are not caused by
 * reading.
 */
const LIMIT = { attempts: 1_000, windowMs: 15 * 60_000 }

/** Nothing else is accepted, and only counts are stored. */
export function registerPageSpeed(app: FastifyInstance, { db, now }: Needs): void {
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

/** Records the browser's measurements in the same trace as the servers' work for the page. */
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
