import { moneyFormat } from '../../rules/currency'
import { wordsIn } from '../languages/languages'
import type { MailContent } from '../mail/mail-content'
import { toDecimal } from '../money'

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

interface MailPlace {
  siteId: string
  shopUrl: string
  design?: { imageUrl: string; alt: string }
  locale?: string
}

export function toGiftCertificateMail(
  issued: IssuedGiftCertificate,
  place: MailPlace,
): MailContent {
  const { code, cvn, currency, amountMinor, recipientName, senderName, message } = issued
  const { siteId, shopUrl, locale, design } = place
  const words = wordsIn(locale)
  const { certificate } = words
  const format = new Intl.NumberFormat(words.locale, moneyFormat(currency))
  const amount = format.format(toDecimal(amountMinor, currency))
  const received = certificate.received(amount, recipientName, senderName)
  return {
    reference: `gift-certificate:${issued.orderNo}:${issued.itemId}`,
    to: issued.recipientEmail,
    siteId,
    locale,
    subject: certificate.subject(amount),
    preheader: message ?? received,
    heading: certificate.subject(amount),
    blocks: [
      ...(design ? [{ kind: 'picture', ...design } as const] : []),
      { kind: 'text', text: received },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'code', label: certificate.code, code },
      { kind: 'code', label: certificate.securityCode, code: cvn },
      { kind: 'text', text: certificate.howTo },
      { kind: 'button', text: certificate.use, href: shopUrl },
    ],
  }
}
