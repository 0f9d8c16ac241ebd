import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { SETTLED_FOR, type ClaimProof } from './claims.rules'
import type { ClaimRow } from './claims.tables'

export const selectClaims = (db: Db | Trx, orderNo: string): Promise<ClaimRow[]> =>
  db
    .selectFrom('claim')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Ids of the photos of claims, in their order. */
export async function selectPhotoIds(
  db: Db | Trx,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  if (claimIds.length === 0) return found
  const rows = await db
    .selectFrom('claim_photo')
    .select(['id', 'claim_id'])
    .where('claim_id', 'in', claimIds)
    .orderBy('position')
    .execute()
  for (const { id, claim_id: claimId } of rows) {
    if (claimId !== null) found.set(claimId, [...(found.get(claimId) ?? []), id])
  }
  return found
}

interface Claimant {
  customerId: string
  email: string
}

/** Locks a person until `trx` ends, so that their claims of several orders are made one by one. */
export async function lockClaimant(trx: Trx, { customerId, email }: Claimant): Promise<void> {
  // always in the same order, so that two transactions cannot wait for each other
  for (const known of [`customer ${customerId}`, `email ${email}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${known}`}, 0))`.execute(
      trx,
    )
  }
}

/**
 * Counts the claims of a person since a moment, in all shops, without those of whom only the
 * e-mail address is known and that nobody has decided for.
 */
export async function countClaims(
  trx: Trx,
  { customerId, email }: Claimant,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('claim')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('email', '=', email)]))
    .where('created_at', '>', since)
    .where((eb) => eb.or([eb('proof', '!=', 'email'), eb('state', 'in', SETTLED_FOR)]))
    .executeTakeFirstOrThrow()
  return count
}

/** The valid labels of returns that were declined or expired since a moment. */
export const selectUselessLabels = (db: Db, since: Date) =>
  db
    .selectFrom('order_label as label')
    .innerJoin('claim', 'claim.order_no', 'label.order_no')
    .select(['label.order_no as orderNo', 'label.subject'])
    .where('label.voided_at', 'is', null)
    .where('claim.state', 'in', ['declined', 'expired'])
    .where('claim.decided_at', '>', since)
    .where(sql<boolean>`starts_with(label.subject, 'return ' || claim.return_no || '/')`)
    .execute()

export async function insertPhoto(
  trx: Trx,
  photo: { id: string; orderNo: string; proof: ClaimProof; picture: Buffer },
  at: Date,
): Promise<void> {
  const { id, orderNo, proof, picture } = photo
  await trx
    .insertInto('claim_photo')
    .values({ id, order_no: orderNo, claim_id: null, proof, picture, created_at: at })
    .execute()
}

/** What the photos of an order prove that belong to no claim yet. */
export async function selectLoosePhotos(trx: Trx, orderNo: string) {
  const loose = trx.selectFrom('claim_photo').select('proof').where('claim_id', 'is', null)
  return loose.where('order_no', '=', orderNo).execute()
}

/** @returns how many of the photos were there, and belong to the claim now */
export async function attachPhotos(
  trx: Trx,
  { orderNo, claimId }: { orderNo: string; claimId: string },
  photoIds: readonly string[],
): Promise<number> {
  let attached = 0
  for (const [position, id] of photoIds.entries()) {
    const found = await trx
      .updateTable('claim_photo')
      .set({ claim_id: claimId, position })
      .where('id', '=', id)
      .where('order_no', '=', orderNo)
      .where('claim_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (found) attached += 1
  }
  return attached
}

export async function selectPhoto(
  db: Db,
  where: { id: string; orderNo?: string; claimId?: string },
): Promise<Buffer | undefined> {
  let query = db.selectFrom('claim_photo').select('picture').where('id', '=', where.id)
  if (where.orderNo !== undefined) query = query.where('order_no', '=', where.orderNo)
  if (where.claimId !== undefined) query = query.where('claim_id', '=', where.claimId)
  const row = await query.executeTakeFirst()
  return row && Buffer.from(row.picture)
}

/** Of photos that one statement deletes. */
const PORTION = 500

/** Deletes photos that were never sent, and those of claims that were settled long ago. */
export async function deleteOldPhotos(
  db: Db,
  before: { loose: Date; settled: Date },
): Promise<number> {
  let deleted = 0
  for (let portion = PORTION; portion === PORTION; deleted += portion) {
    const { numAffectedRows = 0n } = await sql`
      delete from claim_photo where id in (
        select photo.id from claim_photo photo
        where (claim_id is null and created_at < ${before.loose})
          or exists (
            select from claim where claim.id = photo.claim_id and decided_at < ${before.settled}
              and state not in ('open', 'to-replace')
          )
        limit ${PORTION}
      )
    `.execute(db)
    portion = Number(numAffectedRows)
  }
  return deleted
}
