import type { Timestamp } from '../../db/columns'

export interface CardGatewayStoredCardTable {
  token: string
  masked_number: string
  /** The first six digits: they name the bank. */
  bin: string
  card_type: string
  expiration_month: string
  expiration_year: string
  outcome: string
  created_at: Timestamp
}

/** The gateway's vault (migration 132). */
export interface StoredCardTables {
  card_gateway_stored_card: CardGatewayStoredCardTable
}
