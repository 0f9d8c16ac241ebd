import { mailWords } from '../mail/mail-words'
import { renderNotice } from '../mail/notice-html'
import type { Mail } from '../mail/order-confirmation.rules'
import { toDecimal } from '../money'

/** A certificate as it leaves the shop: only its recipient ever sees all of this. */
export interface IssuedGiftCertificate {
  code: string
  cvn: string
  orderNo: string
  itemId: string
  currency: string
  amountMinor: number
  recipientEmail: string
  recipientName?: string
  senderName?: string
  message?: string
}

/**
 * The mail that brings a bought gift certificate to its recipient.
 * @param locale of the order it was bought with.
 */
export function renderGiftCertificateMail(issued: IssuedGiftCertificate, locale?: string): Mail {
  const { code, cvn, currency, amountMinor, recipientName, senderName, message } = issued
  const words = mailWords(locale)
  const { certificate } = words
  const format = new Intl.NumberFormat(words.locale, { style: 'currency', currency })
  const amount = format.format(toDecimal(amountMinor))
  const lines = [
    certificate.received(amount, recipientName, senderName),
    ...(message ? [message] : []),
    certificate.code(code),
    certificate.securityCode(cvn),
    certificate.howTo,
  ]
  return {
    reference: `gift-certificate:${issued.orderNo}:${issued.itemId}`,
    to: issued.recipientEmail,
    subject: certificate.subject(amount),
    ...renderNotice(certificate.title, lines, words.locale),
  }
}
