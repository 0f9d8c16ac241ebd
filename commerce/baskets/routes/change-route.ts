import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { requireShopper } from '../../access/require-shopper'
import type { BasketCommand } from '../basket-command'
import type { BasketService } from '../basket.service'
import type { BasketActor } from '../model/ownership.rules'
import type { BasketApi } from '../wire/basket-answer'

interface Needs<Actor> {
  baskets: Pick<BasketService, 'changeBasket'>
  /** @throws Problem 401 or 403 for all others. */
  requireActor: (request: FastifyRequest) => Promise<Actor>
}

/**
 * Returns a function that adds a route which changes a basket: it reads who asks and for which
 * basket, carries out the command that the request contains, and sends the changed basket.
 */
export function createChangeRoute<Actor extends BasketActor>(
  app: FastifyInstance,
  api: BasketApi,
  { baskets, requireActor }: Needs<Actor>,
) {
  return <Params extends { basketId: string }>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    params: z.ZodType<Params>,
    readCommand: (
      request: FastifyRequest,
      params: Params,
      actor: Actor,
    ) => BasketCommand | Promise<BasketCommand>,
  ): void => {
    app.route({
      method,
      url,
      async handler(request, reply) {
        const actor = await requireActor(request)
        const named = params.parse(request.params)
        const command = await readCommand(request, named, actor)
        return api.send(reply, await baskets.changeBasket(actor, named.basketId, command))
      },
    })
  }
}

export const createShopperChangeRoute = (
  app: FastifyInstance,
  api: BasketApi,
  { baskets }: Pick<Needs<BasketActor>, 'baskets'>,
) => createChangeRoute(app, api, { baskets, requireActor: requireShopper })
