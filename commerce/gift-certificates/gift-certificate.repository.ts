import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type {
  GiftCertificateRedemptionTable,
  GiftCertificateTable,
} from './gift-certificates.tables'

export type StoredGiftCertificate = Selectable<GiftCertificateTable>
export type StoredRedemption = Selectable<GiftCertificateRedemptionTable>

export async function selectGiftCertificate(
  source: Db | Trx,
  siteId: string,
  code: string,
): Promise<StoredGiftCertificate | undefined> {
  const query = source.selectFrom('gift_certificate').selectAll()
  return query.where('site_id', '=', siteId).where('code', '=', code).executeTakeFirst()
}

/** Locks the certificates until `trx` ends, always in the same order to avoid deadlocks. */
export async function lockGiftCertificates(
  trx: Trx,
  siteId: string,
  codes: readonly string[],
): Promise<StoredGiftCertificate[]> {
  if (codes.length === 0) return []
  return trx
    .selectFrom('gift_certificate')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', 'in', [...codes])
    .orderBy('code')
    .forUpdate()
    .execute()
}

export async function setBalance(
  trx: Trx,
  { site_id, code }: Pick<StoredGiftCertificate, 'site_id' | 'code'>,
  balanceMinor: number,
): Promise<void> {
  await trx
    .updateTable('gift_certificate')
    .set({ balance_minor: balanceMinor })
    .where('site_id', '=', site_id)
    .where('code', '=', code)
    .execute()
}

export async function insertRedemption(
  trx: Trx,
  redemption: Omit<StoredRedemption, 'given_back_at'>,
): Promise<void> {
  await trx.insertInto('gift_certificate_redemption').values(redemption).execute()
}

/**
 * Returns an order's redemptions that were not given back; with a reference, only those of that
 * payment.
 */
export async function selectRedemptions(
  trx: Trx,
  orderNo: string,
  reference?: string,
): Promise<StoredRedemption[]> {
  let query = trx
    .selectFrom('gift_certificate_redemption')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('given_back_at', 'is', null)
  if (reference !== undefined) query = query.where('reference', '=', reference)
  return query.orderBy('code').execute()
}

export async function markGivenBack(trx: Trx, redemption: StoredRedemption, at: Date) {
  await trx
    .updateTable('gift_certificate_redemption')
    .set({ given_back_at: at })
    .where('site_id', '=', redemption.site_id)
    .where('code', '=', redemption.code)
    .where('reference', '=', redemption.reference)
    .execute()
}

/** Sets the remaining amount of a redemption after a partial refund. */
export async function setRedeemed(trx: Trx, redemption: StoredRedemption, amountMinor: number) {
  await trx
    .updateTable('gift_certificate_redemption')
    .set({ amount_minor: amountMinor })
    .where('site_id', '=', redemption.site_id)
    .where('code', '=', redemption.code)
    .where('reference', '=', redemption.reference)
    .execute()
}

/** Engines that run at the same time claim different ones. */
export async function claimDue(
  trx: Trx,
  siteId: string,
  today: string,
): Promise<StoredGiftCertificate | undefined> {
  const due = await trx
    .selectFrom('gift_certificate')
    .select('code')
    .where('site_id', '=', siteId)
    .where('is_pending', '=', true)
    .where('enabled', '=', true)
    .where('send_on', '<=', today)
    .orderBy('send_on')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return undefined
  return trx
    .updateTable('gift_certificate')
    .set({ is_pending: false })
    .where('site_id', '=', siteId)
    .where('code', '=', due.code)
    .returningAll()
    .executeTakeFirst()
}

export async function selectWaiting(
  source: Db | Trx,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (orderNos.length === 0) return new Map()
  const rows = await source
    .selectFrom('gift_certificate')
    .select([
      'order_no as orderNo',
      sql<boolean>`bool_or(is_pending and (enabled or block_reason is not null))`.as('isWaiting'),
    ])
    .where('order_no', 'in', [...orderNos])
    .groupBy('order_no')
    .execute()
  return new Map(rows.map(({ orderNo, isWaiting }) => [orderNo ?? '', isWaiting]))
}

export async function lockIssued(trx: Trx, orderNo: string): Promise<StoredGiftCertificate[]> {
  const query = trx.selectFrom('gift_certificate').selectAll().where('order_no', '=', orderNo)
  return query.orderBy('code').forUpdate().execute()
}
