import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import { notFound } from '../http/problem'
import type { CustomObjectService } from '../custom-objects/custom-object.service'
import { findConcierge } from './concierge.rules'

interface Needs {
  customObjects: CustomObjectService
}

const PATH = '/custom/customer/v1/organizations/:organizationId/concierge/:id'
const ConciergeParams = z.object({ id: z.string().trim().min(1).max(64) })
const TYPE = 'Concierge'

/**
 * Returns the contact person for corporate buyers, by id or by postal code (FORM-066, FORM-067).
 */
export function registerConcierge(app: FastifyInstance, { customObjects }: Needs): void {
  app.get(PATH, async (request) => {
    const { siteId } = await requireShopper(request)
    const { id } = ConciergeParams.parse(request.params)
    const concierge = findConcierge(await customObjects.listObjects(siteId, TYPE), id)
    if (concierge) return concierge
    throw notFound(`No concierge for '${id}' could be found.`, 'concierge-not-found', { id })
  })
}
