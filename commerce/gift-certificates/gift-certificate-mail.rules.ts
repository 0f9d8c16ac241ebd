import { escapeHtml } from '../mail/escape-html'
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

/** The mail that brings a bought gift certificate to its recipient. */
export function renderGiftCertificateMail(issued: IssuedGiftCertificate): Mail {
  const { code, cvn, currency, amountMinor, recipientName, senderName, message } = issued
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const amount = format.format(toDecimal(amountMinor))
  const lines = [
    `${recipientName ? `Dear ${recipientName}, you` : 'You'} have received a gift certificate worth ${amount}${senderName ? ` from ${senderName}` : ''}.`,
    ...(message ? [message] : []),
    `Your code is ${code}.`,
    `The security code is ${cvn}.`,
    'Enter both when you pay. What is left over stays on the certificate.',
  ]
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line).replace(/\n/g, '<br>')}</p>`)
  return {
    reference: `gift-certificate:${issued.orderNo}:${issued.itemId}`,
    to: issued.recipientEmail,
    subject: `A gift certificate worth ${amount} for you`,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gift certificate</title></head><body>\n${paragraphs.join('\n')}\n</body></html>`,
  }
}
