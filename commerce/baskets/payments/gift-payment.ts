import type { FastifyRequest } from 'fastify'
import { countingGuesses } from '../../throttles/counting-guesses'
import { getSite } from '../../sites/site-context'
import { badRequest } from '../../http/problem'
import { toDecimal, toMinor } from '../../money'
import type { GiftCertificateService } from '../../gift-certificates/gift-certificate.service'
import type { AuthModules } from '../../auth/auth-modules'
import type { AddPaymentInstrument } from '../model/basket-requests.schemas'

export interface GiftPaymentNeeds {
  giftCertificates: GiftCertificateService
  signIn: AuthModules
}

type GiftPayment = Pick<AddPaymentInstrument, 'amount' | 'giftCardRequest' | 'giftCertificateCode'>

/**
 * Limits a payment with a gift certificate or gift card to its balance; other payments are returned
 * unchanged. Nothing is redeemed before the basket is ordered.
 * @throws Problem 400 `invalid-gift-certificate` for a certificate that cannot pay, 429 after many
 * failed attempts.
 */
export async function limitToBalance<Body extends GiftPayment>(
  { giftCertificates, signIn }: GiftPaymentNeeds,
  request: FastifyRequest,
  body: Body,
): Promise<Body> {
  const { giftCardRequest, giftCertificateCode, amount } = body
  const code = giftCertificateCode ?? giftCardRequest?.cardNumber
  if (code === undefined) return body
  const { id: siteId, currency } = await getSite(request)
  const cvn = giftCardRequest?.cvc
  const query = { siteId, code, currency, cvn }
  const usable = await countingGuesses(
    signIn.throttles.giftCards,
    request,
    code,
    () => giftCertificates.findProven(query),
    (found) => found !== undefined,
  )
  if (!usable || usable.balanceMinor === 0) {
    const detail =
      'The gift card number or security code is not valid, or the card cannot be used now.'
    throw badRequest(detail, 'invalid-gift-certificate')
  }
  const wanted = amount === undefined ? usable.balanceMinor : toMinor(amount, currency)
  const limited = toDecimal(Math.min(wanted, usable.balanceMinor), currency)
  return { ...body, amount: limited, giftCertificateCode: code }
}
