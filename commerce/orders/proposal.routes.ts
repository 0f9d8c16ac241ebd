import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import type { AuthModules } from '../auth/auth-modules'
import { requireHuman } from '../captcha/require-human'
import { Problem } from '../http/problem'
import { countingGuesses } from '../throttles/counting-guesses'
import type { OrderService } from './order.service'
import type { ProposalPayment } from './pay-proposal'

interface Needs {
  orders: OrderService
  /** Links by which something else is paid: undefined for a link that is none of them. */
  phoneOrderLinks: {
    show(siteId: string, token: string): Promise<object | undefined>
    pay(siteId: string, token: string, payment: ProposalPayment): Promise<object | undefined>
  }
  signIn: Pick<AuthModules, 'throttles'>
}

const PATH = '/custom/order-proposals/v1/organizations/:organizationId'
const Link = z.object({ token: z.string().min(1).max(100) })
// of the card fields: a card that somebody has saved is no JWT
const Payment = Link.extend({
  cardToken: z
    .string()
    .max(10_000)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    .optional(),
  expected: z.number().min(0).max(1_000_000).optional(),
})
const AddedGiftCard = Link.extend({
  cardNumber: z.string().trim().min(1).max(100),
  cvc: z.string().max(20).optional(),
})
const RemovedGiftCard = Link.extend({ id: z.string().min(1).max(100) })

/**
 * What a buyer is asked to pay: for a change of an order, or for an order by phone. The token of the
 * mail's link is in the body, which is in no log.
 */
export function registerProposalPayments(
  app: FastifyInstance,
  { orders, phoneOrderLinks, signIn }: Needs,
): void {
  const { proposalPayments } = orders.backOffice
  app.register(async (routes) => {
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    routes.post(`${PATH}/read`, async (request) => {
      const { siteId } = await requireShopper(request)
      const { token } = Link.parse(request.body)
      return known(
        request,
        token,
        async () =>
          (await phoneOrderLinks.show(siteId, token)) ?? proposalPayments.show(siteId, token),
      )
    })
    routes.post(`${PATH}/pay`, async (request) => {
      const { siteId } = await requireShopper(request)
      const { token, ...payment } = Payment.parse(request.body)
      if (payment.cardToken !== undefined) await requireHuman(request, siteId, 'place-order')
      return known(
        request,
        token,
        async () =>
          (await phoneOrderLinks.pay(siteId, token, payment)) ??
          proposalPayments.pay(siteId, token, payment),
      )
    })
    routes.post(`${PATH}/gift-cards`, async (request) => {
      const { siteId } = await requireShopper(request)
      const { token, cardNumber: code, cvc: cvn } = AddedGiftCard.parse(request.body)
      const { shown } = await known(request, token, () =>
        countingGuesses(
          signIn.throttles.giftCards,
          request,
          code,
          () => proposalPayments.addGiftCard(siteId, token, { code, cvn }),
          ({ isTaken }) => isTaken,
        ),
      )
      return shown
    })
    routes.post(`${PATH}/gift-cards/removal`, async (request) => {
      const { siteId } = await requireShopper(request)
      const { token, id } = RemovedGiftCard.parse(request.body)
      return known(request, token, () => proposalPayments.removeGiftCard(siteId, token, id))
    })
  })

  /** @throws Problem 429 after too many unknown links; what else is refused is no guess at one. */
  async function known<Result>(
    request: FastifyRequest,
    token: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const outcome = await countingGuesses(signIn.throttles.orders, request, token, () =>
      work().then(
        (result) => ({ result }),
        (refusal: unknown) => {
          if (refusal instanceof Problem && refusal.type.endsWith('/link-not-found')) throw refusal
          return { refusal }
        },
      ),
    )
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.result
  }
}
