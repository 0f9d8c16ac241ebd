import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import { getSite } from '../http/context'
import type { Services } from '../services'
import { toConfigurations } from './configuration.mapper'

const BASE = '/configuration/shopper-configurations/v1/organizations/:organizationId'

/** The Shopper Configurations API. */
export function registerConfigurations(app: FastifyInstance, { now }: Services): void {
  app.get(`${BASE}/configurations`, async (request) => {
    await requireShopper(request)
    return { configurations: toConfigurations(await getSite(request), now()) }
  })
}
