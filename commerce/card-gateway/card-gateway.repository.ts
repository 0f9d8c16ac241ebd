import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { CardGatewayPaymentTable, CardGatewayRefundTable } from './card-gateway.tables'

export type StoredPayment = Selectable<CardGatewayPaymentTable>

export type StoredRefund = Selectable<CardGatewayRefundTable>

export interface NewToken {
  jti: string
  maskedNumber: string
  cardType: string
  outcome: string
  expiresAt: Date
  /** Maximum amount in cents; if absent, the amount is not limited. */
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

/** @returns whether there was no such token yet */
export async function insertToken(db: Db, token: NewToken, now: Date): Promise<boolean> {
  await db.deleteFrom('card_gateway_token').where('expires_at', '<', now).execute()
  const { numInsertedOrUpdatedRows } = await db
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
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function selectToken(db: Db, jti: string) {
  const query = db.selectFrom('card_gateway_token').selectAll().where('jti', '=', jti)
  return query.executeTakeFirst()
}

export async function selectPayment(db: Db, reference: string): Promise<StoredPayment | undefined> {
  const query = db.selectFrom('card_gateway_payment').selectAll()
  return query.where('reference_code', '=', reference).executeTakeFirst()
}

/** @returns undefined if the reference or the token was already used for a payment. */
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

/** @returns undefined if there is no such payment. */
export async function reversePayment(
  db: Db,
  id: string,
  referenceCode: string,
  { at, amountMinor }: { at: Date; amountMinor: number | null },
): Promise<StoredPayment | undefined> {
  const authorized = db
    .updateTable('card_gateway_payment')
    .where('id', '=', id)
    .where('reference_code', '=', referenceCode)
    .where('status', '=', 'AUTHORIZED')
  const reversed = await authorized
    .set({ reversed_at: at, reversed_minor: amountMinor })
    .where('reversed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (reversed) return reversed
  const known = await selectPayment(db, referenceCode)
  return known?.id === id && known.reversed_at ? known : undefined
}

/**
 * @returns undefined for an unknown payment, `exceeded` for another currency or more than the
 * remaining amount
 */
export async function refundPayment(
  trx: Trx,
  refund: StoredRefund,
): Promise<StoredRefund | 'exceeded' | undefined> {
  const payment = await trx
    .selectFrom('card_gateway_payment')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .where('status', '=', 'AUTHORIZED')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return undefined
  const refunds = await trx
    .selectFrom('card_gateway_refund')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .execute()
  const earlier = refunds.find((one) => one.reference_code === refund.reference_code)
  const isSame = earlier?.amount_minor === refund.amount_minor
  if (earlier) return isSame ? earlier : 'exceeded'
  const { amount_minor: paid, reversed_at: reversedAt, reversed_minor: part } = payment
  const reversed = reversedAt ? (part ?? paid) : 0
  const refunded = refunds.reduce((sum, one) => sum + one.amount_minor, 0)
  const isMore = refund.amount_minor > paid - reversed - refunded
  if (isMore || refund.currency !== payment.currency) return 'exceeded'
  await trx.insertInto('card_gateway_refund').values(refund).execute()
  return refund
}
