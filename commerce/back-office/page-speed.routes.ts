import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API, type PageSpeedAnswer } from '../../domain/back-office-wire'
import { DEVICES } from '../../domain/page-speed'
import { requireRights } from '../operators/operator-access'
import { createPageSpeedService } from '../page-speed/page-speed.service'
import type { Services } from '../services'

const Query = z.object({
  days: z.coerce.number().int().min(1).max(90).default(7),
  siteId: z.string().max(32).optional(),
  device: z.enum(DEVICES).optional(),
})

/** Page-speed figures of real visitors, for operators. */
export function registerPageSpeedSection(app: FastifyInstance, services: Services): void {
  const { db, now, sites } = services
  const pageSpeed = createPageSpeedService(db, now)
  app.register(async (scope) => {
    requireRights(scope, { read: 'page-speed.read', write: 'page-speed.read' })

    scope.get(`${BACK_OFFICE_API}/page-speed`, async ({ query }): Promise<PageSpeedAnswer> => {
      const [report, all] = await Promise.all([
        pageSpeed.report(Query.parse(query)),
        sites.listSites(),
      ])
      return { ...report, sites: all.map(({ id, name }) => ({ id, name })) }
    })
  })
}
