import { z } from 'zod'
import type { Interval } from '@/rules/interval'
import { askProviderFor } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import type { SubscriptionOffer } from './subscription-offers.port'

const TIMEOUT_MS = 5_000
/** The provider's page type of a product page. */
const PRODUCT_PAGE = '1'

const FrequencyAnswer = z.object({
  every: z.number().int().positive(),
  every_period: z.literal([1, 2, 3, 4]),
})

const OfferAnswer = z.object({
  eligibility_groups: z.record(z.string(), z.array(z.string()).nullable()).default({}),
  // placement on the page → offer id
  module_view: z.record(z.string(), z.string()).default({}),
  default_frequencies: z.record(z.string(), FrequencyAnswer).default({}),
  // frequencies are only present for offers that a merchant has configured
  frequencies: z.record(z.string(), z.array(FrequencyAnswer)).default({}),
  incentives: z
    .record(z.string(), z.object({ ongoing: z.array(z.string()).default([]) }))
    .default({}),
  incentives_display: z
    .record(z.string(), z.object({ type: z.string(), value: z.coerce.number() }).loose())
    .default({}),
})

/** Used without configured frequencies: every one, two or three months. */
const DEFAULT_FREQUENCIES: Interval[] = [1, 2, 3].map((every) => ({ every, period: 3 }))

/**
 * Fetches Ordergroove's offer for a product.
 * @returns null if the product cannot be subscribed to. Throws AppError.
 */
export async function fetchOffer(
  siteId: string,
  productId: string,
): Promise<SubscriptionOffer | null> {
  const query = new URLSearchParams({
    page_type: PRODUCT_PAGE,
    p: JSON.stringify([productId]),
    module_view: JSON.stringify(['regular']),
  })
  const { origin, merchant = siteId } = serverConfig().subscriptionOffers
  const address = `${origin}/offer/${encodeURIComponent(merchant)}/pdp?${query}`
  const call = { timeoutMs: TIMEOUT_MS }
  const answer = await askProviderFor('subscription offers', address, OfferAnswer, call)
  return toOffer(answer, productId)
}

function toOffer(answer: z.infer<typeof OfferAnswer>, productId: string): SubscriptionOffer | null {
  // a product id may equal the name of an inherited property
  const ownOf = <Value>(all: Record<string, Value>) =>
    Object.hasOwn(all, productId) ? all[productId] : undefined
  if (!ownOf(answer.eligibility_groups)?.includes('subscription')) return null
  const first = ownOf(answer.default_frequencies)
  const named = [...(first ? [first] : []), ...(ownOf(answer.frequencies) ?? [])]
  const [incentiveId = ''] = ownOf(answer.incentives)?.ongoing ?? []
  const incentive = answer.incentives_display[incentiveId]
  const isPercent = incentive?.type === 'Discount Percent' && incentive.value > 0
  const offerId = answer.module_view.regular
  return {
    ...(offerId !== undefined && { offerId }),
    frequencies: named.length > 0 ? withoutDuplicates(named.map(toFrequency)) : DEFAULT_FREQUENCIES,
    ...(isPercent && { ongoingPercent: incentive.value }),
  }
}

const toFrequency = ({ every, every_period: period }: z.infer<typeof FrequencyAnswer>) => ({
  every,
  period,
})

function withoutDuplicates(frequencies: Interval[]): Interval[] {
  return frequencies.filter(
    (one, at) =>
      frequencies.findIndex((two) => two.every === one.every && two.period === one.period) === at,
  )
}
