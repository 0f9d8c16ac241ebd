import type { FastifyInstance } from 'fastify'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireShopper } from '../access/require-shopper'
import { TrackOrder } from '../orders/order-requests.schemas'
import { toOrderNumbers } from '../orders/lookup.rules'
import type { OrderService } from '../orders/order.service'
import type { AuthModules } from '../auth/auth-modules'

interface Needs {
  orders: OrderService
  signIn: AuthModules
}

const PATH = '/custom/order/v1/organizations/:organizationId/track-order'

/** The status of an order, for a guest with the order number and one further detail (ORD-017). */
export function registerOrderTracking(app: FastifyInstance, { orders, signIn }: Needs): void {
  app.post(PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const shopper = await requireShopper(request)
    const known = TrackOrder.parse(request.body)
    // one subject for all ways to write the number
    const subject = toOrderNumbers(known.orderNo).at(-1) ?? known.orderNo
    return countingGuesses(signIn.throttles.orders, request, subject, () =>
      orders.trackOrder(shopper, known),
    )
  })
}
