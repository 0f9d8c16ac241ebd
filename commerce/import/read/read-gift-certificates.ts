import type { ImportedGiftCertificate } from '../../gift-certificates/gift-certificate.schemas'
import { toMinor } from '../minor-units'
import { descend, flagOf, textOf, type XmlElement } from '../xml-element'

/** Reads one `gift-certificate` and its redemptions. */
export function readGiftCertificate(element: XmlElement): ImportedGiftCertificate {
  const currency = textOf(element, 'currency') ?? ''
  const redeemed = descend(element, 'redemptions', 'redemption').map((redemption) =>
    toMinor(textOf(redemption, 'amount'), currency),
  )
  return {
    code: element.attributes['gc-id'] ?? '',
    merchantId: element.attributes['gc-merchant-id'],
    currency,
    amountMinor: toMinor(textOf(element, 'amount'), currency),
    redeemedMinor: redeemed.reduce((sum, amount) => sum + amount, 0),
    enabled: flagOf(element, 'enabled-flag') === true,
    isPending: textOf(element, 'status') === 'PENDING',
    recipientEmail: textOf(element, 'recipient-email'),
    recipientName: textOf(element, 'recipient-name'),
    senderName: textOf(element, 'sender-name'),
    message: textOf(element, 'message'),
    description: textOf(element, 'description'),
    orderNo: textOf(element, 'order-no'),
    createdAt: textOf(element, 'create-date'),
  }
}
