import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { Findings, type Finding } from '../archives/findings'
import { updateAllSearchDocuments } from '../search/search-index'
import { countReviews, lockSummaries } from './review-summary'
import { selectSubjects } from './review.repository'
import { hash, toAuthorId } from './review.service'
import { readReviews, type ArchivedReview } from './read-reviews'

export interface ReviewImportReport {
  /** `refused`: a line is not a valid review, and nothing was written. */
  outcome: 'imported' | 'unchanged' | 'refused'
  findings: Finding[]
  count: number
}

/** Reviews and votes of shoppers, and moderation by operators, are kept. */
export async function importReviews(
  db: Db,
  folder: string,
  now: () => Date = () => new Date(),
): Promise<ReviewImportReport> {
  const findings = new Findings()
  const { reviews, checksum } = readReviews(folder, findings)
  const count = reviews.length
  if (findings.hasErrors) return { outcome: 'refused', findings: findings.list, count }
  if (await isImported(db, checksum)) return { outcome: 'unchanged', findings: [], count }
  await db.transaction().execute(async (trx) => {
    const subjects = await selectSubjects(trx, [
      ...new Set(reviews.map(({ productId }) => productId)),
    ])
    for (const { id, productId } of reviews) {
      if (!subjects.has(productId)) findings.warn('', id, 'no such product: %s', productId)
    }
    const rows = reviews.map((review) =>
      toRow(review, subjects.get(review.productId)?.id ?? review.productId, now()),
    )
    await replaceArchived(trx, rows, now())
    await trx.deleteFrom('review_import').execute()
    await trx.insertInto('review_import').values({ checksum, imported_at: now() }).execute()
  })
  return { outcome: 'imported', findings: findings.list, count }
}

async function isImported(db: Db, checksum: string): Promise<boolean> {
  const known = await db
    .selectFrom('review_import')
    .select('checksum')
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return known !== undefined
}

type Row = ReturnType<typeof toRow>

function toRow(review: ArchivedReview, productId: string, at: Date) {
  const { id, nickname, location } = review
  return {
    id,
    product_id: productId,
    rating: review.rating,
    title: review.title,
    body: review.text,
    nickname,
    location,
    author_id: toAuthorId(`${nickname}, ${location}`),
    is_recommended: review.isRecommended ?? null,
    is_featured: review.isFeatured,
    submitted_at: review.submittedAt,
    changed_at: at.toISOString(),
    helpful: review.helpful,
    unhelpful: review.unhelpful,
    responses: review.responses,
    fingerprint: hash([id]),
  }
}

async function replaceArchived(trx: Trx, rows: readonly Row[], at: Date): Promise<void> {
  const { rows: before } = await sql<{ id: string }>`
    select distinct product_id as id from review where is_archived`.execute(trx)
  const concerned = [
    ...new Set([...before.map(({ id }) => id), ...rows.map((row) => row.product_id)]),
  ]
  await lockSummaries(trx, concerned)
  await sql`delete from review where is_archived
    and id <> all (${rows.map(({ id }) => id)}::text[])`.execute(trx)
  await upsertRows(trx, rows)
  await countReviews(trx, concerned)
  await updateAllSearchDocuments(trx, concerned, at)
}

async function upsertRows(trx: Trx, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into review (id, product_id, rating, title, body, nickname, location, author_id,
      is_recommended, is_featured, is_archived, status, submitted_at, changed_at,
      archived_helpful, archived_unhelpful, helpful, unhelpful, responses, fingerprint)
    select id, product_id, rating, title, body, nickname, location, author_id, is_recommended,
      is_featured, true, 'APPROVED', submitted_at, changed_at, helpful, unhelpful, helpful,
      unhelpful, responses, fingerprint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id text, product_id text, rating smallint, title text, body text, nickname text,
      location text, author_id text, is_recommended boolean, is_featured boolean,
      submitted_at timestamptz, changed_at timestamptz, helpful integer, unhelpful integer,
      responses jsonb, fingerprint text)
    on conflict (id) do update set product_id = excluded.product_id, rating = excluded.rating,
      title = excluded.title, body = excluded.body, nickname = excluded.nickname,
      location = excluded.location, author_id = excluded.author_id,
      is_recommended = excluded.is_recommended, is_featured = excluded.is_featured,
      submitted_at = excluded.submitted_at, changed_at = excluded.changed_at,
      archived_helpful = excluded.archived_helpful,
      archived_unhelpful = excluded.archived_unhelpful,
      helpful = excluded.helpful + (select count(*) from review_vote
        where review_id = review.id and is_helpful),
      unhelpful = excluded.unhelpful + (select count(*) from review_vote
        where review_id = review.id and not is_helpful),
      responses = excluded.responses`.execute(trx)
}
