import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API, type PageSpeedAnswer } from '../../contracts/back-office'
import { DEVICES } from '../../rules/page-speed'
import type { Db } from '../db/client'
import { requireRights } from '../operators/operator-access'
import { createPageSpeedService } from '../page-speed/page-speed.service'
import type { SiteService } from '../sites/site.service'

export interface PageSpeedNeeds {
  db: Db
  now: () => Date
  sites: SiteService
}

const Query = z.object({
  days: z.coerce.number().int().min(1).max(90).default(7),
  siteId: z.string().max(32).optional(),
  device: z.enum(DEVICES).optional(),
})

export function registerPageSpeedSection(
  app: FastifyInstance,
  { db, now, sites }: PageSpeedNeeds,
): void {
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
