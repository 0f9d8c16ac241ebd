import { sql, type RawBuilder } from 'kysely'
import type {
  OfficeCoupon,
  OfficeCouponCodes,
  OfficeCouponList,
  OfficeCouponRow,
  OfficeRedemptions,
} from '../../contracts/promotion'
import { toCouponCode } from '../../rules/coupon-code'
import type { Db, Trx } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import { readPage } from '../db/paging'
import { orderTerms, type Sorting } from '../db/sorting'
import { Coupon } from './promotion.schemas'
import type { PromotionsService } from './promotions.service'

export const COUPON_ORDERS = {
  id: sql`coupon.id`,
  codes: sql`codes`,
  uses: sql`uses`,
  state: sql`enabled`,
}

export interface CouponsQuery {
  siteId?: string
  text: string
  isEnabled?: boolean
  /** By site and id if absent. */
  sort?: Sorting<typeof COUPON_ORDERS>
  offset: number
  limit: number
  /** Whether the one code of a coupon for everybody is shown. */
  withCode: boolean
}

export interface CouponKey {
  siteId: string
  id: string
}

export interface RedemptionPage {
  offset: number
  limit: number
  withEmail: boolean
  withCode: boolean
}

interface Row {
  siteId: string
  siteName: string
  id: string
  enabled: boolean
  caseInsensitive: boolean
  /** The codes stored in the coupon's own row. */
  own: string[]
  definition: Record<string, unknown>
  codes: number
  uses: number
}

const columns = sql`
  coupon.site_id as "siteId", site.name as "siteName", coupon.id, enabled,
  case_insensitive as "caseInsensitive", coupon.codes as own, definition,
  jsonb_array_length(coupon.codes) + (
    select count(*) from coupon_code many
    where many.site_id = coupon.site_id and many.coupon_id = coupon.id
  ) as codes,
  (
    select count(*) from coupon_redemption used
    where used.site_id = coupon.site_id and used.coupon_id = coupon.id
  ) as uses`

export async function listCouponRows(db: Db, query: CouponsQuery): Promise<OfficeCouponList> {
  const { siteId, isEnabled, sort, offset, limit, withCode } = query
  const text = toCouponCode(query.text) || query.text
  const conditions = [sql<boolean>`true`]
  if (siteId !== undefined) conditions.push(sql`coupon.site_id = ${siteId}`)
  if (isEnabled !== undefined) conditions.push(sql`enabled = ${isEnabled}`)
  if (text !== '') {
    conditions.push(sql`(
      coupon.id ilike ${toLikePattern(text)}
      or lower(coupon.codes::text)::jsonb ? ${text.toLowerCase()}
      or exists (
        select 1 from coupon_code many where many.site_id = coupon.site_id
          and many.coupon_id = coupon.id and lower(many.code) = ${text.toLowerCase()}
      )
    )`)
  }
  const where = sql.join(conditions, sql` and `)
  const counted = await sql<{ total: number }>`
    select count(*) as total from coupon where ${where}`.execute(db)
  const { rows } = await sql<Row>`
    select ${columns} from coupon join site on site.id = coupon.site_id
    where ${where} order by ${orderTerms(sort, COUPON_ORDERS, sql`coupon.site_id, coupon.id`)}
    offset ${offset} limit ${limit}`.execute(db)
  return { coupons: rows.map((row) => toRow(row, withCode)), total: counted.rows[0]?.total ?? 0 }
}

/** @returns undefined when the site has no such coupon. */
export async function readCoupon(
  db: Db,
  promotions: Pick<PromotionsService, 'listPromotions'>,
  { siteId, id }: CouponKey,
  withCode: boolean,
): Promise<OfficeCoupon | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from coupon join site on site.id = coupon.site_id
    where coupon.site_id = ${siteId} and coupon.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const asking = (await promotions.listPromotions(siteId)).filter(({ assignments }) =>
    assignments.some(({ couponIds }) => couponIds?.includes(id)),
  )
  return {
    ...toRow(row, withCode),
    isCaseInsensitive: row.caseInsensitive,
    promotions: asking.map((one) => ({ id: one.id, name: one.name })),
  }
}

export async function listCodes(
  source: Db | Trx,
  { siteId, id }: CouponKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<OfficeCouponCodes> {
  const all = sql`
    select jsonb_array_elements_text(codes) as code from coupon
    where site_id = ${siteId} and id = ${id}
    union select code from coupon_code where site_id = ${siteId} and coupon_id = ${id}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from (${all}) own`.execute(source)
  // as `toCodeKey`: whether case matters is a property of the coupon
  const coupon = sql`(
    select case_insensitive from coupon where site_id = ${siteId} and id = ${id}
  )`
  const toKey = (code: RawBuilder<unknown>) =>
    sql`case when coupon.case_insensitive then lower(${code}) else ${code} end`
  const { rows } = await sql<{ code: string; uses: number }>`
    select own.code, coalesce(used.times, 0) as uses from (${all}) own
    left join (
      select ${toKey(sql`code`)} as code, count(*) as times
      from coupon_redemption, ${coupon} coupon
      where site_id = ${siteId} and coupon_id = ${id} group by 1
    ) used on used.code = (select ${toKey(sql`own.code`)} from ${coupon} coupon)
    order by own.code offset ${offset} limit ${limit}`.execute(source)
  return { codes: rows, total: counted.rows[0]?.total ?? 0 }
}

/** Returns the orders that used a coupon, newest first. */
export async function listRedemptions(
  db: Db,
  { siteId, id }: CouponKey,
  { withEmail, withCode, ...page }: RedemptionPage,
): Promise<OfficeRedemptions> {
  const used = db
    .selectFrom('coupon_redemption')
    .select(['code', 'order_no', 'email', 'redeemed_at'])
    .where('site_id', '=', siteId)
    .where('coupon_id', '=', id)
    .orderBy('redeemed_at', 'desc')
    .orderBy('order_no')
  const { rows, total } = await readPage(used, page)
  return {
    redemptions: rows.map(({ code, order_no, email, redeemed_at }) => ({
      ...(withCode && { code }),
      orderNo: order_no,
      ...(withEmail && email !== '' && { email }),
      at: redeemed_at.toISOString(),
    })),
    total,
  }
}

function toRow(row: Row, withCode: boolean): OfficeCouponRow {
  const { siteId, siteName, id, enabled, definition, own, codes, uses } = row
  const { kind, limits } = Coupon.parse({ ...definition, id, enabled, codes: own })
  const [code] = own
  return {
    ...{ siteId, siteName, id, kind, isEnabled: enabled, codes, uses, limits },
    ...(withCode && kind === 'single' && code !== undefined && { code }),
  }
}
