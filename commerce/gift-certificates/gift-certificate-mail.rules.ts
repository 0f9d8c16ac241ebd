import { mailWords } from '../mail/mail-words'
import type { MailContent } from '../mail/mail-content'
import { toDecimal } from '../money'

/** An issued certificate. Only its recipient receives all of this data. */
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
  /** URL of the shop in which it can be spent. */
  shopUrl: string
  /** The picture chosen for it. */
  design?: { imageUrl: string; alt: string }
  /** Language of the order that bought it. */
  locale?: string
}

/** Creates the mail that sends a bought gift certificate to its recipient. */
export function toGiftCertificateMail(
  issued: IssuedGiftCertificate,
  place: MailPlace,
): MailContent {
  const { code, cvn, currency, amountMinor, recipientName, senderName, message } = issued
  const { siteId, shopUrl, locale, design } = place
  const words = mailWords(locale)
  const { certificate } = words
  const format = new Intl.NumberFormat(words.locale, { style: 'currency', currency })
  const amount = format.format(toDecimal(amountMinor))
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
