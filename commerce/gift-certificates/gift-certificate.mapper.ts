import type { ShopperGiftCertificatesTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import { maskCode } from './gift-certificate-code'
import type { StoredGiftCertificate } from './gift-certificate.repository'

type GiftCertificate = ShopperGiftCertificatesTypes.GiftCertificate

export function toGiftCertificate(stored: StoredGiftCertificate): GiftCertificate {
  return {
    ...stored.custom,
    amount: toDecimal(stored.amount_minor, stored.currency),
    balance: toDecimal(stored.balance_minor, stored.currency),
    enabled: stored.enabled,
    maskedGiftCertificateCode: maskCode(stored.code),
    merchantId: stored.merchant_id,
    recipientEmail: stored.recipient_email,
    recipientName: stored.recipient_name,
    senderName: stored.sender_name,
    status: toStatus(stored),
    ...(stored.message ? { message: stored.message } : {}),
    ...(stored.description ? { description: stored.description } : {}),
  }
}

function toStatus(stored: StoredGiftCertificate): GiftCertificate['status'] {
  if (stored.is_pending) return 'pending'
  if (stored.balance_minor === stored.amount_minor) return 'issued'
  return stored.balance_minor === 0 ? 'redeemed' : 'partially_redeemed'
}
