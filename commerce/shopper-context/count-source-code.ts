import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import type { ShopperContextService } from './shopper-context.service'
import type { AuthModules } from '../auth/auth-modules'

export interface CountSourceCodeNeeds {
  shopperContexts: ShopperContextService
  signIn: AuthModules
}

/**
 * Counts attempts with unknown source codes before the code is checked: source codes of
 * organizations unlock price books and must not be found by guessing.
 * @throws Problem 429 after too many attempts.
 */
export async function countSourceCode(
  { shopperContexts, signIn }: CountSourceCodeNeeds,
  request: FastifyRequest,
  { usid }: Pick<Shopper, 'usid'>,
  sourceCode: string | null | undefined,
): Promise<void> {
  if (!sourceCode) return
  const guesser = { usid, address: request.ip }
  const { sourceCodes } = signIn.throttles
  await sourceCodes.count(guesser)
  const site = await getSite(request)
  const { sourceCodeGroupIds } = await shopperContexts.resolve(undefined, site, { sourceCode })
  if (sourceCodeGroupIds.length > 0) await sourceCodes.uncount(guesser, 1)
}
