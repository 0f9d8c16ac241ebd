import { addDays } from '../../rules/days'
import { startOfDay } from '../../rules/zoned-time'
import type { Db, Trx } from '../db/client'
import { badRequest } from '../http/problem'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import {
  countRedemptions,
  lockCoupons,
  selectCouponsByCode,
  type Redeemer,
} from './coupon.repository'
import { findLimit, type Redemptions } from './coupon.rules'
import type { Coupon } from './promotion.schemas'

export interface Redemption extends Redeemer {
  siteId: string
  orderNo: string
  coupons: readonly { couponId: string; code: string }[]
  at: Date
}

/** Runs one query per coupon, because baskets have few. */
export async function loadRedemptions(
  source: Db | Trx,
  siteId: string,
  coupons: readonly Coupon[],
  redeemer: Redeemer,
  at: Date,
): Promise<Map<string, Redemptions>> {
  const counted = new Map<string, Redemptions>()
  for (const coupon of coupons) {
    if (Object.keys(coupon.limits).length === 0) continue
    const since = await startOfTimeFrame(source, siteId, coupon, at)
    counted.set(coupon.id, await countRedemptions(source, siteId, coupon, redeemer, since))
  }
  return counted
}

/** A time frame of seven days is today and the six days before, in the site's time zone. */
async function startOfTimeFrame(
  source: Db | Trx,
  siteId: string,
  { limits: { timeFrame } }: Coupon,
  at: Date,
): Promise<Date> {
  if (!timeFrame) return at
  const query = source.selectFrom('site').select('preferences').where('id', '=', siteId)
  const timezone = timezoneOf((await query.executeTakeFirst())?.preferences ?? {})
  return startOfDay(addDays(toShopTime(at, timezone).day, 1 - timeFrame.days), timezone)
}

/**
 * @throws Problem 400 `invalid-coupon-code` when another order has used up a limit in the meantime.
 */
export async function redeemCoupons(trx: Trx, redemption: Redemption): Promise<void> {
  const { siteId, orderNo, coupons, customerId, email = '', at } = redemption
  if (coupons.length === 0) return
  await lockCoupons(
    trx,
    siteId,
    coupons.map(({ couponId }) => couponId),
  )
  const codes = coupons.map(({ code }) => code)
  const known = await selectCouponsByCode(trx, siteId, codes)
  const used = await loadRedemptions(trx, siteId, known, redemption, at)
  for (const { couponId, code } of coupons) {
    const coupon = known.find(({ id }) => id === couponId)
    const limit = coupon && findLimit(coupon, code, used.get(couponId))
    if (limit) throw couponRefused(code, limit)
  }
  await trx
    .insertInto('coupon_redemption')
    .values(
      coupons.map(({ couponId, code }) => ({
        site_id: siteId,
        coupon_id: couponId,
        code,
        order_no: orderNo,
        customer_id: customerId,
        email: email.toLowerCase(),
        redeemed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Returns the problem for a code that cannot be used. `statusCode` contains the reason, as in a
 * basket's coupon items.
 */
export function couponRefused(couponCode: string, statusCode: string) {
  const detail = `The coupon code '${couponCode}' is invalid: ${statusCode}.`
  return badRequest(detail, 'invalid-coupon-code', { couponCode, statusCode })
}
