import type { FastifyInstance } from 'fastify'
import { registerContentStaging, type ContentStagingNeeds } from './content-staging.routes'
import { deliverContent } from './deliver-content'
import { sendHubError } from './hub-error'

const PREFIX = '/content-hub/content'

export function registerContentHub(app: FastifyInstance, services: ContentStagingNeeds): void {
  registerProduction(app, services)
  registerContentStaging(app, services)
}

function registerProduction(app: FastifyInstance, { content, now }: ContentStagingNeeds): void {
  app.register(async (hub) => {
    hub.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
      reply.header('access-control-expose-headers', 'x-next-change')
      // an editor's change must be visible immediately; caching is left to the storefront
      reply.header('cache-control', 'no-cache')
    })
    hub.setErrorHandler((error, _request, reply) => sendHubError(error, reply))
    deliverContent(hub, PREFIX, content, () => ({
      view: { stage: 'production', moment: now() },
      isPinned: false,
    }))
    for (const path of ['fetch', 'filter']) {
      hub.options(`${PREFIX}/${path}`, async (_request, reply) =>
        reply
          .header('access-control-allow-methods', 'POST')
          .header('access-control-allow-headers', 'content-type, x-api-key')
          .code(204)
          .send(),
      )
    }
  })
}
