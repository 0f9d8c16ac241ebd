import { subDays } from 'date-fns'
import { sql } from 'kysely'
import { z } from 'zod'
import { toCouponCode } from '../../../rules/coupon-code'
import type { Db } from '../../db/client'
import { Problem } from '../../http/problem'

const KEPT_DAYS = 30
const MOST = 10
/** Rows of a shopper; older ones go when another code is entered. */
const MOST_KEPT = 20

interface Shopper {
  siteId: string
  customerId: string
  usid: string
}

interface CouponAttempt {
  code: string
  /** Why it was refused the last time; absent if it was accepted. */
  refusal?: string
  attempts: number
  at: Date
}

export interface CouponAttempts {
  /**
   * Adds codes to a basket, and keeps for some time what became of them; codes that were not looked
   * at because the request failed for another reason are not kept. A shopper's change does not fail
   * because this could not be kept.
   * @param onError is told why it could not
   */
  follow<Result>(
    attempt: { shopper: Shopper; codes: readonly string[]; onError: (error: unknown) => void },
    add: () => Promise<Result>,
  ): Promise<Result>
  /** The latest codes of a shopper, also those of before they logged in; newest first. */
  list(shopper: Shopper): Promise<CouponAttempt[]>
  deleteOld(): Promise<void>
}

const Refused = z.object({ couponCode: z.string(), statusCode: z.string() })

export function createCouponAttempts(db: Db, now: () => Date): CouponAttempts {
  async function keep(shopper: Shopper, codes: readonly string[], why?: string): Promise<void> {
    if (codes.length === 0) return
    const own = { site_id: shopper.siteId, customer_id: shopper.customerId, usid: shopper.usid }
    const rest = { refusal: why ?? null, at: now() }
    await db
      .insertInto('coupon_attempt')
      .values([...new Set(codes.map(toCouponCode))].map((code) => ({ ...own, ...rest, code })))
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'customer_id', 'code']).doUpdateSet((eb) => ({
          usid: eb.ref('excluded.usid'),
          refusal: eb.ref('excluded.refusal'),
          at: eb.ref('excluded.at'),
          attempts: sql`coupon_attempt.attempts + 1`,
        })),
      )
      .execute()
    await sql`
      delete from coupon_attempt
      where site_id = ${shopper.siteId} and customer_id = ${shopper.customerId}
        and code not in (
          select code from coupon_attempt
          where site_id = ${shopper.siteId} and customer_id = ${shopper.customerId}
          order by at desc, code limit ${MOST_KEPT})`.execute(db)
  }

  return {
    async follow({ shopper, codes, onError }, add) {
      try {
        const result = await add()
        await keep(shopper, codes).catch(onError)
        return result
      } catch (error) {
        const refused = error instanceof Problem ? Refused.safeParse(error.extras) : undefined
        if (refused?.success) {
          const { couponCode, statusCode } = refused.data
          await keep(shopper, [couponCode], statusCode).catch(onError)
        }
        throw error
      }
    },

    async list({ siteId, customerId, usid }) {
      const rows = await db
        .selectFrom('coupon_attempt')
        .select(['code', 'refusal', 'attempts', 'at'])
        .where('site_id', '=', siteId)
        .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('usid', '=', usid)]))
        .where('at', '>', subDays(now(), KEPT_DAYS))
        .orderBy('at', 'desc')
        .limit(MOST)
        .execute()
      // a code that was entered before and after the login is listed once, with the later entry
      const latest = new Map(rows.reverse().map((row) => [row.code, row]))
      return [...latest.values()]
        .reverse()
        .map(({ refusal, ...row }) => ({ ...row, ...(refusal !== null && { refusal }) }))
    },

    async deleteOld() {
      const old = subDays(now(), KEPT_DAYS)
      await db.deleteFrom('coupon_attempt').where('at', '<=', old).execute()
    },
  }
}
