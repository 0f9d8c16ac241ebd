import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../http/auth-hook'
import type { Services } from '../services'
import { findCoupon } from './coupon.rules'

/**
 * Counts the codes that no coupon has, before any of them is checked: promo codes are not to be
 * found out by trying. Those that exist are not counted, whether they can be used or not.
 * @throws Problem 429 after too many.
 */
export async function countCodes(
  { promotions, signIn }: Services,
  request: FastifyRequest,
  { usid, siteId }: Pick<Shopper, 'usid' | 'siteId'>,
  codes: readonly string[] | null | undefined,
): Promise<void> {
  if (!codes || codes.length === 0) return
  const guesser = { usid, address: request.ip }
  await signIn.throttles.coupons.count(guesser, codes.length)
  const coupons = await promotions.findCoupons(siteId, codes)
  const right = codes.filter((code) => findCoupon(coupons, code)).length
  if (right > 0) await signIn.throttles.coupons.uncount(guesser, right, codes.length - right)
}
