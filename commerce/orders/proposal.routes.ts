import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import type { AuthModules } from '../auth/auth-modules'
import { requireHuman } from '../captcha/require-human'
import { countingGuesses } from '../throttles/counting-guesses'
import type { OrderService } from './order.service'

interface Needs {
  orders: OrderService
  signIn: Pick<AuthModules, 'throttles'>
}

const PATH = '/custom/order-proposals/v1/organizations/:organizationId'
const Link = z.object({ token: z.string().min(1).max(100) })
// of the card fields: a card that somebody has saved is no JWT
const Payment = Link.extend({
  cardToken: z
    .string()
    .max(10_000)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
})

/**
 * What the buyer of an order is asked to pay for a change of it. The token of the mail's link is in
 * the body, which is in no log.
 */
export function registerProposalPayments(app: FastifyInstance, { orders, signIn }: Needs): void {
  const { proposalPayments } = orders.backOffice
  app.register(async (routes) => {
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    routes.post(`${PATH}/read`, async (request) => {
      const { siteId } = await requireShopper(request)
      const { token } = Link.parse(request.body)
      return known(request, token, () => proposalPayments.show(siteId, token))
    })
    routes.post(`${PATH}/pay`, async (request) => {
      const { siteId } = await requireShopper(request)
      const { token, cardToken } = Payment.parse(request.body)
      await requireHuman(request, siteId, 'place-order')
      return known(request, token, () => proposalPayments.pay(siteId, token, cardToken))
    })
  })

  /** @throws Problem 429 after too many unknown links. */
  const known = <Result>(request: FastifyRequest, token: string, work: () => Promise<Result>) =>
    countingGuesses(signIn.throttles.orders, request, token, work)
}
