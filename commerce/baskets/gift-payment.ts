import type { GiftCertificateService } from '../gift-certificates/gift-certificate.service'
import { badRequest } from '../http/problem'
import { toDecimal, toMinor } from '../money'
import type { AddPaymentInstrument } from './basket-requests.schemas'

type GiftPayment = Pick<AddPaymentInstrument, 'amount' | 'giftCardRequest' | 'giftCertificateCode'>

/**
 * A payment with a gift certificate or gift card, limited to its balance; any other as it is.
 * Nothing is taken before the basket is ordered.
 * @throws Problem 400 `invalid-gift-certificate` for one that cannot pay.
 */
export async function limitToBalance<Body extends GiftPayment>(
  giftCertificates: GiftCertificateService,
  { id: siteId, currency }: { id: string; currency: string },
  body: Body,
): Promise<Body> {
  const { giftCardRequest, giftCertificateCode, amount } = body
  const code = giftCertificateCode ?? giftCardRequest?.cardNumber
  if (code === undefined) return body
  const cvn = giftCardRequest?.cvc
  const query = { siteId, code, currency, ...(cvn !== undefined && { cvn }) }
  const usable = await giftCertificates.findUsable(query)
  if (!usable || usable.balanceMinor === 0) {
    const detail = 'The gift certificate is unknown, used up or cannot be used now.'
    throw badRequest(detail, 'invalid-gift-certificate')
  }
  const wanted = amount === undefined ? usable.balanceMinor : toMinor(amount)
  const limited = toDecimal(Math.min(wanted, usable.balanceMinor))
  return { ...body, amount: limited, giftCertificateCode: code }
}
