import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import { preferenceSubjectId, type PreferenceOffice } from '../sites/preference-office'
import { registerHistory } from './history.routes'

export interface PreferencesNeeds {
  audit: AuditService
  preferences: PreferenceOffice
}

const SITE = `${BACK_OFFICE_API}/preferences/:siteId`
const PREFERENCE = `${SITE}/:name`

const SiteParams = z.object({ siteId: z.string().min(1).max(256) })
const PreferenceParams = SiteParams.extend({ name: z.string().min(1).max(256) })
const Change = z.object({
  value: z.union([z.boolean(), z.number(), z.string(), z.array(z.string())]).optional(),
  expected: z.object({ isSet: z.boolean(), value: z.unknown().optional() }),
})

/** Site preferences: read, change, and reset to the default. */
export function registerPreferenceSection(app: FastifyInstance, services: PreferencesNeeds): void {
  const { preferences } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'preferences.read', write: 'preferences.write' })

    scope.get(SITE, async ({ params }) => preferences.list(SiteParams.parse(params).siteId))
    scope.put(PREFERENCE, async (request) =>
      preferences.change(
        PreferenceParams.parse(request.params),
        Change.parse(request.body),
        actorOf(request),
      ),
    )
    registerHistory(scope, services, PREFERENCE, 'preference', (params) =>
      preferenceSubjectId(PreferenceParams.parse(params)),
    )
  })
}
