import type { Generated } from 'kysely'
import type { JsonbDefault, Timestamp, TimestampDefault } from '../db/columns'

export interface GiftCertificateTable {
  site_id: string
  code: string
  /** A gift card's security code; null if none is required. */
  cvn: string | null
  merchant_id: Generated<string>
  currency: string
  /** Cents, as all `_minor` columns. */
  amount_minor: number
  balance_minor: number
  enabled: Generated<boolean>
  is_pending: Generated<boolean>
  recipient_email: Generated<string>
  recipient_name: Generated<string>
  sender_name: Generated<string>
  message: string | null
  description: string | null
  order_no: string | null
  item_id: string | null
  /** The day on which it is mailed, `YYYY-MM-DD`, and pending until then; null for immediately. */
  send_on: string | null
  /** Language of its mail; null for the site's. */
  locale: string | null
  created_at: TimestampDefault
  custom: JsonbDefault<Record<string, unknown>>
  /** Identifies the certificate where its code must not appear. */
  id: Generated<string>
  revision: Generated<number>
  /** The reason why it is blocked (and not enabled); null if it was not blocked. */
  block_reason: string | null
}

export interface GiftCertificateRedemptionTable {
  site_id: string
  code: string
  reference: string
  order_no: string
  amount_minor: number
  redeemed_at: Timestamp
  given_back_at: Timestamp | null
}

/** The tables of the gift certificates module (migrations 120, 311 and 425). */
export interface GiftCertificatesTables {
  gift_certificate: GiftCertificateTable
  gift_certificate_redemption: GiftCertificateRedemptionTable
}
