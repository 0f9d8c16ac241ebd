import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../access/require-shopper'
import type { PromotionsService } from './promotions.service'
import type { AuthModules } from '../auth/auth-modules'
import { findCoupon } from './coupon.rules'

export interface CountCodesNeeds {
  promotions: PromotionsService
  signIn: AuthModules
}

/**
 * Counts unknown codes toward a rate limit, before any code is checked, so that codes cannot be
 * found by guessing. Existing codes do not count, whether they are usable or not.
 * @throws Problem 429 when the limit is exceeded.
 */
export async function countCodes(
  { promotions, signIn }: CountCodesNeeds,
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
