import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ReviewStatus, ReviewTable } from './review.tables'

export type StoredReview = Selectable<ReviewTable>
export type NewReview = Insertable<ReviewTable>

/** Criteria for reviews; absent ones do not restrict the result. */
export interface ReviewCriteria {
  ids?: readonly string[]
  productIds?: readonly string[]
  ratings?: readonly number[]
  isRecommended?: boolean
  isRatingsOnly?: boolean
  isFeatured?: boolean
  status?: ReviewStatus
}

export const REVIEW_ORDERS = {
  submissiontime: sql`submitted_at`,
  rating: sql`rating`,
  isfeatured: sql`is_featured`,
  totalfeedbackcount: sql`helpful + unhelpful`,
  totalpositivefeedbackcount: sql`helpful`,
  totalnegativefeedbackcount: sql`unhelpful`,
  helpfulness: sql`coalesce(helpful::numeric / nullif(helpful + unhelpful, 0), -1)`,
} as const

export interface ReviewOrder {
  by: keyof typeof REVIEW_ORDERS
  isDescending: boolean
}

export interface ReviewPage {
  orders: readonly ReviewOrder[]
  limit: number
  offset: number
}

const NEWEST_FIRST: readonly ReviewOrder[] = [{ by: 'submissiontime', isDescending: true }]

export async function selectReviews(
  db: Db,
  criteria: ReviewCriteria,
  { orders, limit, offset }: ReviewPage,
): Promise<{ reviews: StoredReview[]; total: number }> {
  let matching = db.selectFrom('review')
  for (const condition of toConditions(criteria)) matching = matching.where(condition)
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  if (limit === 0 || offset >= total) return { reviews: [], total }
  let query = matching.selectAll()
  for (const { by, isDescending } of orders.length > 0 ? orders : NEWEST_FIRST) {
    query = query.orderBy(REVIEW_ORDERS[by], isDescending ? 'desc' : 'asc')
  }
  const reviews = await query.orderBy('id').limit(limit).offset(offset).execute()
  return { reviews, total }
}

function toConditions(criteria: ReviewCriteria): RawBuilder<boolean>[] {
  const { ids, productIds, ratings, isRecommended, isRatingsOnly, isFeatured, status } = criteria
  return [
    ...(ids ? [sql<boolean>`id = any (${[...ids]}::text[])`] : []),
    ...(productIds ? [sql<boolean>`product_id = any (${[...productIds]}::text[])`] : []),
    ...(ratings ? [sql<boolean>`rating = any (${[...ratings]}::int[])`] : []),
    ...(isRecommended === undefined
      ? []
      : [sql<boolean>`is_recommended is not distinct from ${isRecommended}::boolean`]),
    ...(isRatingsOnly === undefined ? [] : [sql<boolean>`(body = '') = ${isRatingsOnly}::boolean`]),
    ...(isFeatured === undefined ? [] : [sql<boolean>`is_featured = ${isFeatured}::boolean`]),
    ...(status === undefined ? [] : [sql<boolean>`status = ${status}`]),
  ]
}

/** @returns false if exactly the same review exists already. */
export async function insertReview(db: Db, review: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

export async function selectReview(db: Db, id: string): Promise<StoredReview | undefined> {
  return db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateStatus(
  trx: Trx,
  id: string,
  status: ReviewStatus,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('review')
    .set({ status, changed_at: at })
    .where('id', '=', id)
    .where('status', '<>', status)
    .execute()
}

/** @returns false if this author has already voted on the review. */
export async function insertVote(
  trx: Trx,
  reviewId: string,
  authorId: string,
  isHelpful: boolean,
  at: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('review_vote')
    .values({ review_id: reviewId, author_id: authorId, is_helpful: isHelpful, voted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return false
  const column = isHelpful ? 'helpful' : 'unhelpful'
  await trx
    .updateTable('review')
    .set({ [column]: sql<number>`${sql.ref(column)} + 1` })
    .where('id', '=', reviewId)
    .execute()
  return true
}

export async function selectSubjects(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await sql<{ asked: string; id: string; name: string }>`
    select product.id as asked, subject.id, subject.name from product
    join product subject on subject.id = coalesce(product.master_id, product.id)
    where product.id = any (${[...productIds]}::text[])`.execute(db)
  return new Map(rows.map(({ asked, ...subject }) => [asked, subject]))
}
