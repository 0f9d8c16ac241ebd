import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  STUDIO_API,
  type StudioCalendar,
  type StudioList,
  type StudioTypes,
} from '../../contracts/studio'
import { actorOf, requireRights } from '../operators/operator-access'
import { requireSameOrigin } from '../operators/operator-form'
import type { StudioService } from '../content/studio.service'
import {
  CalendarQuery,
  Checked,
  Creation,
  EditionChange,
  EditionQuery,
  ItemParams,
  ListQuery,
  Presence,
  Rename,
  Revert,
  Save,
  Schedule,
  VersionParams,
  Write,
} from './content-studio.schemas'
import { listStorefronts } from './list-storefronts'
import { operatorNameOf, signed } from './sign-editor'
import { registerStudioPickers, type StudioPickersNeeds } from './studio-pickers.routes'
import { registerStudioTexts, type StudioTextsNeeds } from './studio-texts.routes'
import { registerStudioPictures, type StudioPicturesNeeds } from './studio-pictures.routes'

export interface ContentStudioNeeds
  extends StudioPickersNeeds, StudioPicturesNeeds, StudioTextsNeeds {
  studio: StudioService
}

/** The caller restricts access, and allows writes only from the back office's own page. */
export function registerContentStudio(app: FastifyInstance, services: ContentStudioNeeds): void {
  const { studio } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'content.read', write: 'content.write' })
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.method !== 'GET') requireSameOrigin(request)
    })

    scope.get(`${STUDIO_API}/types`, async (): Promise<StudioTypes> => {
      return { types: studio.describeTypes(), sites: await listStorefronts(services) }
    })
    scope.get(`${STUDIO_API}/items`, async ({ query }): Promise<StudioList> => {
      return studio.listItems(ListQuery.parse(query), await listStorefronts(services))
    })
    scope.get(`${STUDIO_API}/items/:id`, async ({ params, query }) => {
      const { id } = ItemParams.parse(params)
      const { edition, at } = EditionQuery.parse(query)
      if (edition !== undefined || at === undefined) return studio.getItem(id, edition)
      return studio.getShownItem(id, at === 'now' ? undefined : new Date(at))
    })
    scope.get(`${STUDIO_API}/items/:id/versions/:version`, async ({ params }) => {
      const { id, version } = VersionParams.parse(params)
      return studio.getVersion(id, version)
    })
    scope.get(`${STUDIO_API}/editions`, async () => ({ editions: await studio.listEditions() }))

    scope.get(`${STUDIO_API}/calendar`, async ({ query }): Promise<StudioCalendar> => {
      const { from, to } = CalendarQuery.parse(query)
      return studio.getCalendar(from, to)
    })

    registerWrites(scope, services)
    scope.post(`${STUDIO_API}/items/:id/presence`, LOOKING, async (request) => {
      const { id } = ItemParams.parse(request.params)
      const editor = Presence.parse(request.body)
      return studio.recordPresence(id, { ...editor, name: operatorNameOf(request) ?? editor.name })
    })
    scope.post(`${STUDIO_API}/check`, LOOKING, async ({ body }) => ({
      findings: await studio.check(Checked.parse(body).body),
    }))
    scope.post(`${STUDIO_API}/inline`, LOOKING, async ({ body }) => ({
      content: await studio.inline(Checked.parse(body).body),
    }))
    registerStudioPickers(scope, services)
    registerStudioPictures(scope, services)
    registerStudioTexts(scope, services)
  })
}

/** For read requests that use POST because they have a body. */
const LOOKING = { config: { right: 'content.read' } } as const

function registerWrites(scope: FastifyInstance, { studio }: ContentStudioNeeds): void {
  const idOf = ({ params }: FastifyRequest) => ItemParams.parse(params).id

  scope.post(`${STUDIO_API}/items`, async (request, reply) => {
    const creation = signed(request, Creation.parse(request.body))
    return reply.code(201).send(await studio.createItem(creation, actorOf(request)))
  })
  scope.put(`${STUDIO_API}/items/:id`, async (request) =>
    studio.renameItem(idOf(request), signed(request, Rename.parse(request.body)), actorOf(request)),
  )
  scope.delete(`${STUDIO_API}/items/:id`, async (request) => {
    const id = idOf(request)
    await studio.deleteItem(id, actorOf(request))
    return { id }
  })
  scope.post(`${STUDIO_API}/items/:id/versions`, async (request) =>
    studio.save(idOf(request), signed(request, Save.parse(request.body)), actorOf(request)),
  )
  scope.post(`${STUDIO_API}/items/:id/publish`, async (request) =>
    studio.publish(idOf(request), signed(request, Write.parse(request.body)), actorOf(request)),
  )
  scope.post(`${STUDIO_API}/items/:id/unpublish`, async (request) =>
    studio.remove(idOf(request), signed(request, Write.parse(request.body)), actorOf(request)),
  )
  scope.post(`${STUDIO_API}/items/:id/revert`, async (request) =>
    studio.revert(idOf(request), signed(request, Revert.parse(request.body)), actorOf(request)),
  )
  scope.post(`${STUDIO_API}/items/:id/schedule`, async (request) =>
    studio.schedule(idOf(request), signed(request, Schedule.parse(request.body)), actorOf(request)),
  )
  scope.put(`${STUDIO_API}/editions/:id`, async (request) => {
    const change = signed(request, EditionChange.parse(request.body))
    return studio.changeEdition(idOf(request), change, actorOf(request))
  })
}
