import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../http/problem'
import { findLocale } from '../sites/locale'
import { getSite } from '../sites/site-context'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireShopper } from '../access/require-shopper'
import { MailOrders, TrackOrder } from '../orders/order-requests.schemas'
import { toOrderNumbers } from '../orders/lookup.rules'
import type { OrderService } from '../orders/order.service'
import type { AuthModules } from '../auth/auth-modules'

interface Needs {
  orders: OrderService
  signIn: AuthModules
}

const PATH = '/custom/order/v1/organizations/:organizationId'

/**
 * The status of an order, for a guest with the order number and one further detail (ORD-017); and
 * a mail with the orders of a guest who has forgotten their numbers.
 */
export function registerOrderTracking(app: FastifyInstance, { orders, signIn }: Needs): void {
  app.post(`${PATH}/track-order`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const shopper = await requireShopper(request)
    const known = TrackOrder.parse(request.body)
    // one subject for all ways to write the number
    const subject = toOrderNumbers(known.orderNo).at(-1) ?? known.orderNo
    return countingGuesses(signIn.throttles.orders, request, subject, () =>
      orders.trackOrder(shopper, known),
    )
  })

  app.post(`${PATH}/mail-orders`, async (request, reply) => {
    const { siteId } = await requireShopper(request)
    const { email } = MailOrders.parse(request.body)
    const seconds = await signIn.throttles.orderMails.countAttempt(email, request.ip)
    if (seconds > 0) throw tooManyRequests('Too many requests. Please try again later.', seconds)
    const locale = findLocale(request, await getSite(request))?.id
    await signIn.inConstantTime(() => orders.mailOrders({ siteId, email, locale }))
    return reply.code(202).header('cache-control', 'no-store').send({ status: 'pending' })
  })
}
