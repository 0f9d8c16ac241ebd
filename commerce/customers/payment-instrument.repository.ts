import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { PaymentInstrumentRow } from './customer.mapper'
import { isSameCard, type CardFacts } from './saved-card.rules'
import { SavedCard } from './saved-card.schemas'

const instrumentsOf = (db: Db, customerId: string) =>
  db.selectFrom('customer_payment_instrument').selectAll().where('customer_id', '=', customerId)

export function selectInstruments(db: Db, customerId: string): Promise<PaymentInstrumentRow[]> {
  return instrumentsOf(db, customerId).orderBy('id').execute()
}

export function selectInstrument(
  db: Db,
  customerId: string,
  id: string,
): Promise<PaymentInstrumentRow | undefined> {
  return instrumentsOf(db, customerId).where('id', '=', id).executeTakeFirst()
}

export function selectNewestCard(
  db: Db,
  customerId: string,
  since: Date,
): Promise<PaymentInstrumentRow | undefined> {
  return instrumentsOf(db, customerId)
    .where('payment_method_id', '=', 'CREDIT_CARD')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function selectSameCard(
  db: Db,
  customerId: string,
  card: CardFacts,
): Promise<PaymentInstrumentRow | undefined> {
  const rows = await selectInstruments(db, customerId)
  return rows.find(({ document }) => {
    const saved = SavedCard.safeParse(document['paymentCard'])
    return saved.success && isSameCard(card, saved.data)
  })
}

export async function clearDefault(trx: Trx, customerId: string): Promise<void> {
  await trx
    .updateTable('customer_payment_instrument')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .execute()
}

export async function isTokenOfAnother(
  db: Db,
  token: string,
  customerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('customer_payment_instrument')
    .select('id')
    .where(sql`document #>> '{paymentCard,creditCardToken}'`, '=', token)
    .where('customer_id', '<>', customerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
