import type { FastifyInstance } from 'fastify'
import { requireHuman } from '../captcha/require-human'
import { requireShopper } from '../access/require-shopper'
import type { NewsletterService } from './newsletter.service'
import { SubscribeBody } from './newsletter.schemas'

interface Needs {
  newsletter: NewsletterService
}

const PATH = '/custom/subscriptions/v1/organizations/:organizationId/subscribe'

/** The custom gateway's route for the newsletter (FORM-019). */
export function registerNewsletter(app: FastifyInstance, { newsletter }: Needs): void {
  app.post(PATH, async (request) => {
    const { siteId } = await requireShopper(request)
    await requireHuman(request, siteId, 'newsletter')
    await newsletter.subscribe(siteId, SubscribeBody.parse(request.body))
    return { success: true }
  })
}
