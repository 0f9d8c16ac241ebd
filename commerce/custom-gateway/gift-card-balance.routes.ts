import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireHuman } from '../captcha/require-human'
import { GiftCardQuery } from '../gift-certificates/gift-certificate.schemas'
import { requireShopper } from '../access/require-shopper'
import type { GiftCertificateService } from '../gift-certificates/gift-certificate.service'
import type { AuthModules } from '../auth/auth-modules'

interface Needs {
  giftCertificates: GiftCertificateService
  signIn: AuthModules
}

const PATH = '/custom/payment/v1/organizations/:organizationId/gift-card-balance'

/**
 * The balance of a gift card, by number and security code (FORM-069); requires a captcha token if
 * the site requires captchas.
 */
export function registerGiftCardBalance(app: FastifyInstance, services: Needs): void {
  const { giftCertificates, signIn } = services
  const answer = async (request: FastifyRequest) => {
    const { siteId } = await requireShopper(request)
    const body = typeof request.body === 'object' ? request.body : {}
    const query = typeof request.query === 'object' ? request.query : {}
    const { c_number: number, c_cvn: cvn } = GiftCardQuery.parse({ ...body, ...query })
    await requireHuman(request, siteId, 'gift-card-balance')
    return countingGuesses(
      signIn.throttles.giftCards,
      request,
      number,
      () => giftCertificates.getBalance(siteId, number, cvn),
      ({ success }) => success,
    )
  }
  for (const method of ['GET', 'POST'] as const) {
    app.route({
      method,
      url: PATH,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return answer(request)
      },
    })
  }
}
