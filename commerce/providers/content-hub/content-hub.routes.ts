import type { FastifyInstance, FastifyReply } from 'fastify'
import { ZodError, z } from 'zod'
import type { ContentName } from '../../content/content.service'
import type { Services } from '../../services'
import { DeliveryQuery, FetchBody, FilterBody, toCursor } from './content-hub.schemas'

const PREFIX = '/content-hub/content'
const KeyParams = z.object({ '*': z.string().min(1) })
const IdParams = z.object({ id: z.string().min(1) })

/** The contract of Amplience Content Delivery 2, answered from the engine's content items. */
export function registerContentHub(app: FastifyInstance, { content }: Services): void {
  app.register(async (hub) => {
    hub.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
      // an editor's change is to be seen at once: caching is the storefront's
      reply.header('cache-control', 'no-cache')
    })
    hub.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ZodError)) throw error
      const data = error.issues.map(({ path, message }) => ({ path: path.join('/'), message }))
      return reply.code(400).send({
        error: { type: 'VALIDATION', message: 'The request is not valid', data },
      })
    })
    const deliver = async (name: ContentName, query: unknown, reply: FastifyReply) => {
      const { answers } = await content.getContent([name], DeliveryQuery.parse(query))
      const [found] = answers
      return found ?? reply.code(404).send(notFound(name))
    }

    hub.get(`${PREFIX}/id/:id`, async (request, reply) =>
      deliver({ id: IdParams.parse(request.params).id }, request.query, reply),
    )
    hub.get(`${PREFIX}/key/*`, async (request, reply) =>
      deliver({ key: KeyParams.parse(request.params)['*'] }, request.query, reply),
    )

    hub.post(`${PREFIX}/fetch`, async (request) => {
      const { requests, parameters } = FetchBody.parse(request.body)
      const { answers } = await content.getContent(requests, parameters)
      return {
        responses: requests.map((name, index) => answers[index] ?? notFound(name)),
      }
    })

    hub.post(`${PREFIX}/filter`, async (request) => {
      const { filterBy, sortBy, page, parameters } = FilterBody.parse(request.body)
      const filter = {
        filterBy,
        sortBy: sortBy && { path: sortBy.key, order: sortBy.order },
        size: page.size,
        after: page.cursor,
      }
      const { answers, next } = await content.searchContent(filter, parameters)
      return {
        responses: answers,
        page: { responseCount: answers.length, ...(next && { nextCursor: toCursor(next) }) },
      }
    })

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

function notFound(name: ContentName) {
  const data = 'id' in name ? { deliveryId: name.id } : { deliveryKey: name.key }
  return { error: { type: 'CONTENT_NOT_FOUND', message: 'Content item not found', data } }
}
