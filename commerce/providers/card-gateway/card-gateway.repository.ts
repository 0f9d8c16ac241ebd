import type { Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { CardGatewayPaymentTable } from './card-gateway.tables'

export type StoredPayment = Selectable<CardGatewayPaymentTable>

export interface NewToken {
  jti: string
  maskedNumber: string
  cardType: string
  outcome: string
  expiresAt: Date
  /** Cents that may be paid with it; absent: as much as is asked. */
  approvedMinor?: number
  approvedCurrency?: string
  approvedReference?: string | null
}

export interface NewPayment {
  referenceCode: string
  id: string
  jti: string
  amountMinor: number
  currency: string
  status: StoredPayment['status']
  reason: string | null
}

/** Keeps a token, and forgets those that expired. */
export async function insertToken(db: Db, token: NewToken, now: Date): Promise<void> {
  await db.deleteFrom('card_gateway_token').where('expires_at', '<', now).execute()
  await db
    .insertInto('card_gateway_token')
    .values({
      jti: token.jti,
      masked_number: token.maskedNumber,
      card_type: token.cardType,
      outcome: token.outcome,
      expires_at: token.expiresAt,
      approved_minor: token.approvedMinor ?? null,
      approved_currency: token.approvedCurrency ?? null,
      approved_reference: token.approvedReference ?? null,
    })
    .execute()
}

export async function selectToken(db: Db, jti: string) {
  const query = db.selectFrom('card_gateway_token').selectAll().where('jti', '=', jti)
  return query.executeTakeFirst()
}

export async function selectPayment(db: Db, reference: string): Promise<StoredPayment | undefined> {
  const query = db.selectFrom('card_gateway_payment').selectAll()
  return query.where('reference_code', '=', reference).executeTakeFirst()
}

/** @returns undefined when the reference or the token has been paid with already. */
export async function insertPayment(
  db: Db,
  payment: NewPayment,
): Promise<StoredPayment | undefined> {
  return db
    .insertInto('card_gateway_payment')
    .values({
      reference_code: payment.referenceCode,
      id: payment.id,
      jti: payment.jti,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      status: payment.status,
      reason: payment.reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Marks an authorised payment as given back, once. @returns undefined when there is none. */
export async function reversePayment(
  db: Db,
  id: string,
  referenceCode: string,
  at: Date,
): Promise<StoredPayment | undefined> {
  return db
    .updateTable('card_gateway_payment')
    .set((eb) => ({ reversed_at: eb.fn.coalesce('reversed_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('reference_code', '=', referenceCode)
    .where('status', '=', 'AUTHORIZED')
    .returningAll()
    .executeTakeFirst()
}
