import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import type { AuthModules } from '../auth/auth-modules'
import { tooManyRequests } from '../http/problem'
import type { OrderProof } from '../orders/claimed-orders'
import { ORDER } from '../orders/order-paths.constants'
import { OrderParams, ReturnOrder } from '../orders/order-requests.schemas'
import { toOrderNumbers } from '../orders/lookup.rules'
import { countingGuesses } from '../throttles/counting-guesses'
import {
  ClaimableBody,
  ClaimBody,
  LabelQuestion,
  PHOTO_BODY_BYTES,
  PhotoBody,
  PhotoQuestion,
} from './claim.schemas'
import type { ClaimService } from './claim.service'

interface Needs {
  claims: ClaimService
  signIn: Pick<AuthModules, 'throttles'>
}

const PATH = '/custom/claims/v1/organizations/:organizationId'

/**
 * What a shopper claims about pieces of an order: its own, or one that a guest can identify by the
 * link in its mails or its e-mail address. The proof is in the body, which is in no log.
 */
export function registerClaims(app: FastifyInstance, { claims, signIn }: Needs): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    routes.post(`${PATH}/claimable`, async (request) => {
      const shopper = await requireShopper(request)
      const known = ClaimableBody.parse(request.body)
      return proved(request, known, () => claims.getClaimable(shopper, known))
    })

    routes.post(`${PATH}/photos`, { bodyLimit: PHOTO_BODY_BYTES }, async (request) => {
      const shopper = await requireShopper(request)
      const { picture, ...known } = PhotoBody.parse(request.body)
      await countSending(request)
      return proved(request, known, () =>
        claims.addPhoto(shopper, known, Buffer.from(picture, 'base64')),
      )
    })

    routes.post(`${PATH}/photos/read`, async (request) => {
      const shopper = await requireShopper(request)
      const { photoId, ...known } = PhotoQuestion.parse(request.body)
      return proved(request, known, async () => {
        const picture = await claims.getPhoto(shopper, known, photoId)
        return { picture: `data:image/jpeg;base64,${picture.toString('base64')}` }
      })
    })

    routes.post(`${PATH}/returns/label`, async (request) => {
      const shopper = await requireShopper(request)
      const known = LabelQuestion.parse(request.body)
      await countSending(request)
      return proved(request, known, async () => {
        const { pdf, missing } = await claims.printLabels(shopper, known, request.id)
        return { label: pdf.toString('base64'), missing }
      })
    })

    routes.post(`${ORDER}/actions/oms-return-order`, async (request) => {
      const shopper = await requireShopper(request)
      const { orderNo } = OrderParams.parse(request.params)
      return claims.returnItems(shopper, orderNo, ReturnOrder.parse(request.body))
    })

    routes.post(`${PATH}/claims`, async (request) => {
      const shopper = await requireShopper(request)
      const body = ClaimBody.parse(request.body)
      await countSending(request)
      return proved(request, body, () => claims.claim(shopper, body))
    })
  })

  /** @throws Problem 429 after too many orders that were not proved. */
  function proved<Result>(
    request: FastifyRequest,
    { orderNo }: OrderProof,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const subject = toOrderNumbers(orderNo).at(-1) ?? orderNo
    return countingGuesses(signIn.throttles.orders, request, subject, work)
  }

  /** @throws Problem 429 after too many photos and claims from one IP address. */
  async function countSending(request: FastifyRequest): Promise<void> {
    const seconds = await signIn.throttles.claims.countAddress(request.ip)
    if (seconds > 0) throw tooManyRequests('Too many requests. Please try again later.', seconds)
  }
}
