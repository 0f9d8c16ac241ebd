import type { FastifyInstance } from 'fastify'
import { STUDIO_API } from '../../contracts/studio'
import { actorOf } from '../operators/operator-access'
import type { StudioService } from '../content/studio.service'
import { ItemParams } from './content-studio.schemas'
import { listLinkTargets, type LinkTargetsNeeds } from './link-targets'
import { signed } from './sign-editor'
import {
  Addresses,
  ChangeParams,
  CopiesQuery,
  LinkQuery,
  Mending,
  Replacement,
  TextSearch,
  Undo,
} from './studio-texts.schemas'

export interface StudioTextsNeeds extends LinkTargetsNeeds {
  studio: StudioService
}

/** Read requests that use POST because they have a body. */
const LOOKING = { config: { right: 'content.read' } } as const

/** Searching, replacing and linking in the texts of all items. */
export function registerStudioTexts(app: FastifyInstance, services: StudioTextsNeeds): void {
  const { studio } = services
  const texts = `${STUDIO_API}/texts`

  app.get(texts, async ({ query }) => studio.searchTexts(TextSearch.parse(query)))
  app.get(`${texts}/changes`, async () => ({ changes: await studio.listTextChanges() }))
  app.post(`${texts}/changes`, async (request, reply) => {
    const asked = signed(request, Replacement.parse(request.body))
    return reply.code(201).send(await studio.replaceTexts(asked, actorOf(request)))
  })
  app.post(`${texts}/changes/:id/undo`, async (request) => {
    const { id } = ChangeParams.parse(request.params)
    const { editor } = signed(request, Undo.parse(request.body))
    return studio.undoTextChange(id, editor, actorOf(request))
  })

  app.get(`${STUDIO_API}/items/:id/copies`, async ({ params, query }) => {
    const { id } = ItemParams.parse(params)
    return { copies: await studio.listStaleCopies(id, CopiesQuery.parse(query).version) }
  })
  app.post(`${STUDIO_API}/items/:id/copies`, async (request, reply) => {
    const { id } = ItemParams.parse(request.params)
    const mending = signed(request, Mending.parse(request.body))
    return reply.code(201).send(await studio.mendCopies(id, mending, actorOf(request)))
  })

  app.get(`${STUDIO_API}/links`, async ({ query }) => {
    const targets = await listLinkTargets(services, LinkQuery.parse(query))
    const problems = await studio.checkAddresses(targets.map(({ address }) => address))
    return {
      targets: targets.map((target) => {
        const problem = problems[target.address]
        return problem === undefined ? target : { ...target, problem }
      }),
    }
  })
  app.get(`${STUDIO_API}/links/broken`, async () => studio.listBrokenLinks())
  app.post(`${STUDIO_API}/links/check`, LOOKING, async ({ body }) => ({
    problems: await studio.checkAddresses(Addresses.parse(body).addresses),
  }))
}
