import type { Generated, Selectable } from 'kysely'
import type { ClaimedItem, ClaimKind, ClaimReason, ClaimState } from '../../rules/claims'
import type { Jsonb, Timestamp } from '../db/columns'
import type { ClaimProof } from './claims.rules'

interface ClaimTable {
  id: string
  order_no: string
  site_id: string
  customer_id: string
  /** In lower case. */
  email: string
  proof: ClaimProof
  locale: string | null
  kind: ClaimKind
  items: Jsonb<ClaimedItem[]>
  words: string
  state: ClaimState
  reason: ClaimReason
  /** What the claimed pieces cost, in cents. */
  amount_minor: number
  currency: string
  /** The refund that settled it, within the order. */
  refund_id: string | null
  /** Why no replacement could be ordered. */
  obstacle: string | null
  answer: string | null
  /** Of a return that the shopper may send, by which its parcel is known. */
  return_no: string | null
  return_reason: string | null
  decided_by: string | null
  decided_at: Timestamp | null
  created_at: Timestamp
  revision: Generated<number>
}

interface ClaimPhotoTable {
  id: string
  order_no: string
  /** Null until the claim is sent. */
  claim_id: string | null
  proof: ClaimProof
  position: Generated<number>
  picture: Buffer
  created_at: Timestamp
}

export type ClaimRow = Selectable<ClaimTable>

/** The tables of the claims module (migrations 550, 551, 590 and 610). */
declare module '../db/schema' {
  interface Schema {
    claim: ClaimTable
    claim_photo: ClaimPhotoTable
  }
}
