import type { FastifyInstance } from 'fastify'
import { STUDIO_API, type StudioList, type StudioTypes } from '../../domain/studio-wire'
import { requireSameOrigin } from '../operators/operator-form'
import type { Services } from '../services'
import {
  Checked,
  EditionChange,
  EditionQuery,
  ItemParams,
  ListQuery,
  Presence,
  Revert,
  Save,
  Schedule,
  VersionParams,
  Write,
} from './content-studio.schemas'
import { listStorefronts } from './list-storefronts'
import { registerStudioPickers } from './studio-pickers.routes'

/**
 * What the content studio asks the engine. The caller guards it; writes must come from its own page.
 */
export function registerContentStudio(app: FastifyInstance, services: Services): void {
  const { studio } = services
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.method !== 'GET') requireSameOrigin(request)
    })

    scope.get(`${STUDIO_API}/types`, async (): Promise<StudioTypes> => {
      return { types: studio.describeTypes(), sites: await listStorefronts(services) }
    })
    scope.get(`${STUDIO_API}/items`, async ({ query }): Promise<StudioList> => {
      return studio.listItems(ListQuery.parse(query))
    })
    scope.get(`${STUDIO_API}/items/:id`, async ({ params, query }) =>
      studio.getItem(ItemParams.parse(params).id, EditionQuery.parse(query).edition),
    )
    scope.get(`${STUDIO_API}/items/:id/versions/:version`, async ({ params }) => {
      const { id, version } = VersionParams.parse(params)
      return studio.getVersion(id, version)
    })
    scope.get(`${STUDIO_API}/editions`, async () => ({ editions: await studio.listEditions() }))

    scope.post(`${STUDIO_API}/items/:id/versions`, async ({ params, body }) =>
      studio.save(ItemParams.parse(params).id, Save.parse(body)),
    )
    scope.post(`${STUDIO_API}/items/:id/publish`, async ({ params, body }) =>
      studio.publish(ItemParams.parse(params).id, Write.parse(body)),
    )
    scope.post(`${STUDIO_API}/items/:id/unpublish`, async ({ params, body }) =>
      studio.remove(ItemParams.parse(params).id, Write.parse(body)),
    )
    scope.post(`${STUDIO_API}/items/:id/revert`, async ({ params, body }) =>
      studio.revert(ItemParams.parse(params).id, Revert.parse(body)),
    )
    scope.post(`${STUDIO_API}/items/:id/schedule`, async ({ params, body }) =>
      studio.schedule(ItemParams.parse(params).id, Schedule.parse(body)),
    )
    scope.put(`${STUDIO_API}/editions/:id`, async ({ params, body }) =>
      studio.changeEdition(ItemParams.parse(params).id, EditionChange.parse(body)),
    )
    scope.post(`${STUDIO_API}/items/:id/presence`, async ({ params, body }) => {
      const { id } = ItemParams.parse(params)
      return studio.notePresence(id, Presence.parse(body))
    })
    scope.post(`${STUDIO_API}/check`, async ({ body }) => ({
      findings: await studio.check(Checked.parse(body).body),
    }))
    scope.post(`${STUDIO_API}/inline`, async ({ body }) => ({
      content: await studio.inline(Checked.parse(body).body),
    }))
    registerStudioPickers(scope, services)
  })
}
