import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ContentName, ContentService } from '../../content/content.service'
import type { ContentView } from '../../content/content-view'
import { DeliveryQuery, FetchBody, FilterBody, toCursor } from './content-hub.schemas'
import { toHubError } from './hub-error'

const KeyParams = z.object({ '*': z.string().min(1).max(500) })
const IdParams = z.object({ id: z.string().min(1).max(100) })

export interface Delivery {
  view: ContentView
  /** A pinned view is not affected by schedules. */
  isPinned: boolean
}

/**
 * The header `x-next-change` (milliseconds since 1970) contains the time of the next scheduled
 * change of the response.
 * @param toDelivery returns the view for a request.
 */
export function deliverContent(
  hub: FastifyInstance,
  prefix: string,
  content: ContentService,
  toDelivery: (request: FastifyRequest) => Delivery,
): void {
  function announce(reply: FastifyReply, { isPinned }: Delivery, nextChange: Date | undefined) {
    if (nextChange && !isPinned) reply.header('x-next-change', nextChange.getTime())
  }

  async function sendOne(name: ContentName, request: FastifyRequest, reply: FastifyReply) {
    const delivery = toDelivery(request)
    const options = { ...DeliveryQuery.parse(request.query), view: delivery.view }
    const { answers, nextChange } = await content.getContent([name], options)
    announce(reply, delivery, nextChange)
    return answers[0] ?? reply.code(404).send(notFound(name))
  }

  hub.get(`${prefix}/id/:id`, async (request, reply) =>
    sendOne({ id: IdParams.parse(request.params).id }, request, reply),
  )
  hub.get(`${prefix}/key/*`, async (request, reply) =>
    sendOne({ key: KeyParams.parse(request.params)['*'] }, request, reply),
  )

  hub.post(`${prefix}/fetch`, async (request, reply) => {
    const delivery = toDelivery(request)
    const { requests, parameters } = FetchBody.parse(request.body)
    const options = { ...parameters, view: delivery.view }
    const { answers, nextChange } = await content.getContent(requests, options)
    announce(reply, delivery, nextChange)
    return { responses: requests.map((name, index) => answers[index] ?? notFound(name)) }
  })

  hub.post(`${prefix}/filter`, async (request, reply) => {
    const delivery = toDelivery(request)
    const { filterBy, sortBy, page, parameters } = FilterBody.parse(request.body)
    const filter = {
      filterBy,
      sortBy: sortBy && { path: sortBy.key, order: sortBy.order },
      size: page.size,
      after: page.cursor,
    }
    const options = { ...parameters, view: delivery.view }
    const { answers, next, nextChange } = await content.searchContent(filter, options)
    announce(reply, delivery, nextChange)
    return {
      responses: answers,
      page: { responseCount: answers.length, ...(next && { nextCursor: toCursor(next) }) },
    }
  })
}

function notFound(name: ContentName) {
  const data = 'id' in name ? { deliveryId: name.id } : { deliveryKey: name.key }
  return toHubError('CONTENT_NOT_FOUND', 'Content item not found', data)
}
