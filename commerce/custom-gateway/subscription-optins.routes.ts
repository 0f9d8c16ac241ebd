import type { FastifyInstance } from 'fastify'
import { mergeCustom } from '../baskets/model/custom-properties.schemas'
import { requireShopper } from '../access/require-shopper'
import type { BasketService } from '../baskets/basket.service'
import { SubscriptionOptins } from './subscription-optins.schemas'

interface Needs {
  baskets: BasketService
}

const PATH = '/custom/product/v1/organizations/:organizationId/subscription-optins'

/** Stores the shopper's subscription choices in the open basket (CART-052). */
export function registerSubscriptionOptins(app: FastifyInstance, { baskets }: Needs): void {
  app.post(PATH, async (request, reply) => {
    const shopper = await requireShopper(request)
    const optins = SubscriptionOptins.parse(request.body)
    const basketId = await baskets.requireOpenBasketId(shopper)
    const { basket } = await baskets.changeBasket(shopper, basketId, (document) => ({
      ...document,
      custom: mergeCustom(document.custom, { c_subscriptionOptins: optins }),
    }))
    const { c_subscriptionOptins } = basket
    reply.header('cache-control', 'no-store')
    return { success: true, basketId, c_subscriptionOptins }
  })
}
