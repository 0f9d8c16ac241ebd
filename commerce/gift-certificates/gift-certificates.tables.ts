import type { Generated } from 'kysely'
import type { JsonbDefault, Timestamp, TimestampDefault } from '../db/columns'

export interface GiftCertificateTable {
  site_id: string
  code: string
  /** A gift card's security code; null: none is asked for. */
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
  /** The day on which it is mailed, `YYYY-MM-DD`; null: at once. Pending until then. */
  send_on: string | null
  /** Of its mail; null: the site's. */
  locale: string | null
  created_at: TimestampDefault
  custom: JsonbDefault<Record<string, unknown>>
  /** Names it where its code may not stand. */
  id: Generated<string>
  revision: Generated<number>
  /** Of a blocked one, which is not enabled; null: nobody has blocked it. */
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
