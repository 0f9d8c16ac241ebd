import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { Coupon } from './promotion.schemas'

type Source = Db | Trx

export async function selectCouponsByCode(
  source: Source,
  siteId: string,
  codes: readonly string[],
): Promise<Coupon[]> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))]
  if (wanted.length === 0) return []
  const { rows } = await sql<StoredCoupon>`
    select coupon.id, enabled, case_insensitive as "caseInsensitive", definition, found.codes
    from coupon
    join lateral (
      select jsonb_agg(code) as codes from (
        select code from jsonb_array_elements_text(coupon.codes) as code
        where lower(code) = any (${wanted}::text[])
        union
        select code from coupon_code many where many.site_id = coupon.site_id
          and many.coupon_id = coupon.id and lower(many.code) = any (${wanted}::text[])
      ) own
    ) found on found.codes is not null
    where coupon.site_id = ${siteId} and (
      lower(coupon.codes::text)::jsonb ?| ${wanted}::text[]
      or coupon.id in (
        select coupon_id from coupon_code
        where site_id = ${siteId} and lower(code) = any (${wanted}::text[])
      )
    )
    order by coupon.id`.execute(source)
  return rows.map(({ definition, ...plain }) => Coupon.parse({ ...definition, ...plain }))
}

interface StoredCoupon {
  id: string
  enabled: boolean
  caseInsensitive: boolean
  definition: Record<string, unknown>
  codes: string[]
}

export interface Redeemer {
  customerId: string
  email?: string
  /** Counts only uses up to this time, and not those of the order itself. */
  beforeOrder?: { at: Date; orderNo: string }
}

export async function countRedemptions(
  source: Source,
  siteId: string,
  coupon: Coupon,
  { customerId, email = '', beforeOrder }: Redeemer,
  since: Date,
) {
  const until = beforeOrder
    ? sql`and redeemed_at <= ${beforeOrder.at} and order_no <> ${beforeOrder.orderNo}`
    : sql``
  const own = sql<boolean>`(customer_id = ${customerId} or (${email.toLowerCase()}::text <> '' and email = ${email.toLowerCase()}))`
  const key = coupon.caseInsensitive ? sql`lower(code)` : sql`code`
  const { rows } = await sql<{ code: string; times: number; own: number; recent: number }>`
    select ${key} as code, count(*) as times, count(*) filter (where ${own}) as own,
      count(*) filter (where ${own} and redeemed_at >= ${since}) as recent
    from coupon_redemption where site_id = ${siteId} and coupon_id = ${coupon.id}
      ${until}
    group by ${key}`.execute(source)
  return {
    byCode: Object.fromEntries(rows.map(({ code, times }) => [code, times])),
    byCustomer: rows.reduce((sum, row) => sum + row.own, 0),
    inTimeFrame: rows.reduce((sum, row) => sum + row.recent, 0),
  }
}

/**
 * Locks coupons until the transaction ends, so that concurrent orders cannot exceed their limits.
 */
export async function lockCoupons(trx: Trx, siteId: string, couponIds: readonly string[]) {
  await trx
    .selectFrom('coupon')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...couponIds])
    .orderBy('id')
    .forUpdate()
    .execute()
}
