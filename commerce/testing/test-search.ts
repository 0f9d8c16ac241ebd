import type { Services } from '../services'
import { SearchQuery } from '../search/search.schemas'
import { createTestEngine, type TestEngine } from './engine'
import type { Db } from '../db/client'

export interface TestSearch {
  engine: TestEngine
  find(
    query: Record<string, unknown>,
    language?: string,
  ): ReturnType<Services['search']['searchProducts']>
  idsOf(query: Record<string, unknown>, language?: string): Promise<string[]>
  /** Returns value → number of hits, in the order of the response. */
  valuesOf(query: Record<string, unknown>, attributeId: string): Promise<[string, number][]>
  close(): Promise<void>
}

export async function openTestSearch(
  seed: (db: Db) => Promise<void>,
  now?: () => Date,
): Promise<TestSearch> {
  const engine = await createTestEngine({ seed, now })
  const { services } = engine.app
  const find: TestSearch['find'] = async (query, language = 'en-US') => {
    const site = await services.sites.getSite('brindille')
    if (!site) throw new Error('The seed has no site.')
    const locale = { id: language, chain: [language, language.slice(0, 2)] }
    const currency = typeof query['currency'] === 'string' ? query['currency'] : site.currency
    return services.search.searchProducts(site, SearchQuery.parse(query), { locale, currency })
  }
  return {
    engine,
    find,
    idsOf: async (query, language) =>
      (await find(query, language)).hits.map(({ productId }) => productId),
    async valuesOf(query, attributeId) {
      const { refinements } = await find(query)
      const found = refinements.find((refinement) => refinement.attributeId === attributeId)
      return (found?.values ?? []).map(({ value, hitCount }) => [value, hitCount])
    },
    close: engine.close,
  }
}
