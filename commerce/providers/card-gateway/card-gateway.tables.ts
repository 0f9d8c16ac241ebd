import type { Jsonb, Timestamp, TimestampDefault } from '../../db/columns'

export interface CardGatewayKeyTable {
  kid: string
  public_jwk: Jsonb<unknown>
  private_jwk: Jsonb<unknown>
  created_at: TimestampDefault
}

export interface CardGatewayTokenTable {
  jti: string
  masked_number: string
  card_type: string
  /** `approved`, or the reason of the decline. */
  outcome: string
  expires_at: Timestamp
}

export interface CardGatewayPaymentTable {
  reference_code: string
  id: string
  jti: string
  amount_minor: number
  currency: string
  status: 'AUTHORIZED' | 'DECLINED'
  reason: string | null
  created_at: TimestampDefault
  /** When it was given back (migration 121). */
  reversed_at: Timestamp | null
}

/** The tables of the embedded card gateway (migration 030). */
export interface CardGatewayTables {
  card_gateway_key: CardGatewayKeyTable
  card_gateway_token: CardGatewayTokenTable
  card_gateway_payment: CardGatewayPaymentTable
}
