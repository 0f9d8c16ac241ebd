import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonbDefault, Timestamp, TimestampDefault } from '../db/columns'

export interface GiftCertificateTable {
  site_id: string
  code: string
  /** SHA-256 in hex. */
  code_hash: GeneratedAlways<string>
  /** A gift card's security code; null if it has none. */
  cvn: string | null
  merchant_id: Generated<string>
  currency: string
  /** In cents, like all `_minor` columns. */
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
  /**
   * The day of mailing, `YYYY-MM-DD`; null means at once. The certificate is pending until then.
   */
  send_on: string | null
  /** The locale of its mail; null means the site's. */
  locale: string | null
  created_at: TimestampDefault
  custom: JsonbDefault<Record<string, unknown>>
  /** Identifies the certificate where its code must not appear. */
  id: Generated<string>
  revision: Generated<number>
  /** Set if the certificate is blocked and therefore not enabled; null if it is not blocked. */
  block_reason: string | null
  /** Set if its money was given back; such a card is never enabled again by an import. */
  is_withdrawn: Generated<boolean>
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

/** The tables of the gift certificates module (migrations 120, 311, 425, 491 and 750). */
declare module '../db/schema' {
  interface Schema {
    gift_certificate: GiftCertificateTable
    gift_certificate_redemption: GiftCertificateRedemptionTable
  }
}
