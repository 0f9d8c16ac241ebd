import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../../db/client'

export interface ShownTotal {
  totalMinor: number
  /** The part that gift cards do not cover, in cents. */
  openMinor: number
  /** The codes with an effect, sorted. */
  couponCodes: readonly string[]
}

export interface ShownBasket {
  basketId: string
  version: number
}

const CouponCodes = z.array(z.string())

/**
 * Stores the total that a session was shown, if it differs from the stored one. The basket's row is
 * locked first, as in every other write. If the basket no longer exists, nothing is stored.
 */
export async function saveShownTotal(
  source: Db | Trx,
  { basketId, version }: ShownBasket,
  usid: string,
  { totalMinor, openMinor, couponCodes }: ShownTotal,
): Promise<void> {
  const codes = JSON.stringify(couponCodes)
  await sql`
    insert into basket_shown_total as shown (basket_id, usid, version, total_minor, open_minor, coupon_codes)
    select basket_id, ${usid}, ${version}::integer, ${totalMinor}::bigint, ${openMinor}::bigint,
      ${codes}::jsonb
    from basket
    where basket_id = ${basketId} and not exists (
      select from basket_shown_total known
      where known.basket_id = ${basketId} and known.usid = ${usid}
        and known.total_minor = ${totalMinor}::bigint and known.open_minor = ${openMinor}::bigint
        and known.coupon_codes = ${codes}::jsonb
    )
    for key share of basket
    on conflict (basket_id, usid) do update
    set version = excluded.version, total_minor = excluded.total_minor,
      open_minor = excluded.open_minor, coupon_codes = excluded.coupon_codes
    where shown.version <= excluded.version`.execute(source)
}

/** @returns undefined if the session has never received the basket. */
export async function selectShownTotal(
  trx: Trx,
  basketId: string,
  usid: string,
): Promise<ShownTotal | undefined> {
  const row = await trx
    .selectFrom('basket_shown_total')
    .select(['total_minor', 'open_minor', 'coupon_codes'])
    .where('basket_id', '=', basketId)
    .where('usid', '=', usid)
    .executeTakeFirst()
  if (!row) return undefined
  const couponCodes = CouponCodes.parse(row.coupon_codes)
  return { totalMinor: row.total_minor, openMinor: row.open_minor, couponCodes }
}
