import type { Timestamp } from '../db/columns'

interface CardGatewayStoredCardTable {
  token: string
  /** The only customer who may pay with the card. */
  customer_id: string | null
  masked_number: string
  /** The first six digits, which identify the bank. */
  bin: string
  card_type: string
  expiration_month: string
  expiration_year: string
  outcome: string
  created_at: Timestamp
}

interface CardGatewayRemovedCardTable {
  token: string
  queued_at: Timestamp
}

/** The gateway's vault (migrations 132, 273 and 445). */
declare module '../db/schema' {
  interface Schema {
    card_gateway_removed_card: CardGatewayRemovedCardTable
    card_gateway_stored_card: CardGatewayStoredCardTable
  }
}
