import { sql } from 'kysely'
import { UNDECIDED, type CLAIM_FILTERS, type ClaimKind, type ClaimState } from '../../rules/claims'
import { toLikePattern } from '../db/like-pattern'
import type { Db } from '../db/client'
import { readFirst } from '../db/paging'
import type { ClaimRow } from './claims.tables'

export interface ClaimsQuery {
  /** A part of the e-mail address, or of the number of the order or return. */
  text?: string
  state?: ClaimState | (typeof CLAIM_FILTERS)[number]
  kind?: ClaimKind
  /** The id of the last claim of the previous page. */
  before?: string
  limit: number
}

type Listed = ClaimRow & { photos: number; content: unknown; name: string | null }

/** Newest first. */
export function searchClaims(
  db: Db,
  { text, state, kind, before, limit }: ClaimsQuery,
): Promise<{ rows: Listed[]; next?: string }> {
  let found = db
    .selectFrom('claim')
    .innerJoin('order_header', 'order_header.order_no', 'claim.order_no')
    .selectAll('claim')
    .select(sql<unknown>`document -> 'content' -> 'productItems'`.as('content'))
    .select(sql<string | null>`document -> 'content' ->> 'customerName'`.as('name'))
    .select(
      sql<number>`(select count(*) from claim_photo photo where photo.claim_id = claim.id)`.as(
        'photos',
      ),
    )
  if (text !== undefined) {
    const pattern = toLikePattern(text.toLowerCase())
    found = found.where(
      sql<boolean>`(claim.email like ${pattern} or claim.order_no like ${pattern}
        or lower(claim.return_no) like ${pattern})`,
    )
  }
  if (state === 'undecided') found = found.where('claim.state', 'in', UNDECIDED)
  else if (state === 'decided') found = found.where('claim.state', 'not in', UNDECIDED)
  else if (state !== undefined) found = found.where('claim.state', '=', state)
  if (kind !== undefined) found = found.where('claim.kind', '=', kind)
  if (before !== undefined) {
    found = found.where(
      sql<boolean>`(claim.created_at, claim.id) < (
        select created_at, id from claim where id = ${before})`,
    )
  }
  const sorted = found.orderBy('claim.created_at', 'desc').orderBy('claim.id', 'desc')
  return readFirst(sorted, limit, ({ id }) => id)
}

export async function countUndecided(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('claim')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', UNDECIDED)
    .executeTakeFirstOrThrow()
  return count
}

const MOST_OTHERS = 20

/** The claimant's other claims, and how many orders they have placed. */
export async function selectClaimant(db: Db, claim: ClaimRow) {
  const { email, customer_id: customerId } = claim
  const others = await db
    .selectFrom('claim')
    .selectAll()
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('email', '=', email)]))
    .where('id', '!=', claim.id)
    .orderBy('created_at', 'desc')
    .limit(MOST_OTHERS)
    .execute()
  const customer = await db
    .selectFrom('customer')
    .select('customer_no')
    .where('id', '=', customerId)
    .executeTakeFirst()
  const { orders } = await db
    .selectFrom('order_header')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('site_id', '=', claim.site_id)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { others, orders, customerNo: customer?.customer_no }
}
