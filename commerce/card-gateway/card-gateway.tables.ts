import type { Generated } from 'kysely'
import type { Jsonb, Timestamp, TimestampDefault } from '../db/columns'
import type { Wallet } from '../../rules/payment-methods'

interface CardGatewayKeyTable {
  kid: string
  public_jwk: Jsonb<unknown>
  private_jwk: Jsonb<unknown>
  created_at: TimestampDefault
}

interface CardGatewayTokenTable {
  jti: string
  masked_number: string
  card_type: string
  /** `approved`, or the reason for the decline. */
  outcome: string
  expires_at: Timestamp
  /** In cents; null means no limit (migration 230). */
  approved_minor: number | null
  /** Set for a wallet's approval, with its basket as reference (migration 255). */
  approved_currency: string | null
  approved_reference: string | null
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
  /** When the payment was reversed (migration 121). */
  reversed_at: Timestamp | null
  /** The reversed amount; null means all (migration 416). */
  reversed_minor: Generated<number | null>
}

export interface CardGatewayRefundTable {
  reference_code: string
  id: string
  payment_id: string
  amount_minor: number
  currency: string
  created_at: Timestamp
}

export interface WalletSessionTable {
  id: string
  wallet: Wallet
  /** The shop's reference for the basket (migration 255). */
  reference: string | null
  merchant: string
  amount_minor: number
  currency: string
  language: string
  return_url: string
  status: Generated<'pending' | 'approved' | 'cancelled'>
  jti: string | null
  created_at: Timestamp
  decided_at: Timestamp | null
  expires_at: Timestamp
}

/** The tables of the embedded card gateway (migrations 030, 230, 255 and 416). */
declare module '../db/schema' {
  interface Schema {
    card_gateway_key: CardGatewayKeyTable
    card_gateway_token: CardGatewayTokenTable
    card_gateway_payment: CardGatewayPaymentTable
    card_gateway_refund: CardGatewayRefundTable
    card_gateway_wallet_session: WalletSessionTable
  }
}
