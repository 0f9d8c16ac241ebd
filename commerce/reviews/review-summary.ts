import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ReviewSummaryTable } from './review.tables'

export type ReviewSummary = Selectable<ReviewSummaryTable>

export async function selectSummaries(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, ReviewSummary>> {
  const rows = await db
    .selectFrom('review_summary')
    .selectAll()
    .where(sql<boolean>`product_id = any (${[...productIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

/**
 * Locks the summaries of products, so that concurrent changes cannot miss each other's reviews in
 * the count.
 */
export async function lockSummaries(trx: Trx, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  await sql`insert into review_summary (product_id) select unnest(${ids}::text[])
    on conflict do nothing`.execute(trx)
  await sql`select 1 from review_summary where product_id = any (${ids}::text[])
    order by product_id for update`.execute(trx)
}

export async function countReviews(trx: Trx, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)]
  await sql`
    update review_summary set review_count = found.count, rating_sum = found.sum,
      ratings_only_count = found.ratings_only, rating_counts = found.counts,
      recommended_count = found.recommended, not_recommended_count = found.not_recommended,
      helpful_count = found.helpful, unhelpful_count = found.unhelpful,
      first_at = found.first_at, last_at = found.last_at
    from (
      select asked.id, count(r.id)::int as count, coalesce(sum(r.rating), 0)::int as sum,
        (count(*) filter (where r.body = ''))::int as ratings_only,
        array[${sql.join([1, 2, 3, 4, 5].map(countOf))}]::int[] as counts,
        (count(*) filter (where r.is_recommended))::int as recommended,
        (count(*) filter (where not r.is_recommended))::int as not_recommended,
        coalesce(sum(r.helpful), 0)::int as helpful,
        coalesce(sum(r.unhelpful), 0)::int as unhelpful,
        min(r.submitted_at) as first_at, max(r.submitted_at) as last_at
      from unnest(${ids}::text[]) as asked(id)
      left join review r on r.product_id = asked.id and r.status = 'APPROVED'
      group by asked.id
    ) as found
    where review_summary.product_id = found.id`.execute(trx)
  await updateProducts(trx, ids)
}

function countOf(rating: number) {
  return sql`count(*) filter (where r.rating = ${sql.lit(rating)})`
}

/**
 * Writes rating and review count into the products' attributes (`c_rating`, `c_reviewCount`), which
 * variants inherit; a `bvProductId` from the archive is kept. Must be called after every import of
 * products, because imports overwrite these attributes.
 */
export async function updateProducts(trx: Trx, productIds?: readonly string[]): Promise<void> {
  const some = productIds
    ? sql`and summary.product_id = any (${[...productIds]}::text[])`
    : sql`and summary.review_count > 0`
  await sql`
    update product set custom = case when summary.review_count = 0
      then product.custom - 'rating' - 'reviewCount'
      else jsonb_build_object('bvProductId', product.id) || product.custom || jsonb_build_object(
        'rating', trim_scale(round(summary.rating_sum::numeric / nullif(summary.review_count, 0), 2)),
        'reviewCount', summary.review_count)
      end
    from review_summary summary
    where summary.product_id = product.id ${some}`.execute(trx)
}
