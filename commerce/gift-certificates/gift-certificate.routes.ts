import type { FastifyInstance } from 'fastify'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireShopper } from '../access/require-shopper'
import type { GiftCertificateService } from './gift-certificate.service'
import type { AuthModules } from '../auth/auth-modules'
import { GiftCertificateRequest } from './gift-certificate.schemas'

interface Needs {
  giftCertificates: GiftCertificateService
  signIn: AuthModules
}

const PATH = '/pricing/shopper-gift-certificates/v1/organizations/:organizationId/gift-certificate'

/** The code is sent in the body, because URLs are logged. */
export function registerGiftCertificates(
  app: FastifyInstance,
  { giftCertificates, signIn }: Needs,
): void {
  app.post(PATH, async (request, reply) => {
    const { siteId } = await requireShopper(request)
    const { giftCertificateCode } = GiftCertificateRequest.parse(request.body)
    reply.header('cache-control', 'no-store')
    // counted apart: a code alone does not prove another card's security code
    const subject = `number ${giftCertificateCode}`
    return countingGuesses(signIn.throttles.giftCards, request, subject, () =>
      giftCertificates.getGiftCertificate(siteId, giftCertificateCode),
    )
  })
}
