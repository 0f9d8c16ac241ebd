import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { toConfigurations } from './configuration.mapper'

interface Needs {
  now: () => Date
}

const BASE = '/configuration/shopper-configurations/v1/organizations/:organizationId'

export function registerConfigurations(app: FastifyInstance, { now }: Needs): void {
  app.get(`${BASE}/configurations`, async (request) => {
    await requireShopper(request)
    return { configurations: toConfigurations(await getSite(request), now()) }
  })
}
