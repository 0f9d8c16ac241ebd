import type { Db } from '../db/client'
import type { InventoryService } from '../inventory/inventory.service'
import type { PricingService } from '../pricing/pricing.service'
import type { PromotionsService } from '../promotions/promotions.service'
import { resolveLocale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import { LoadWatch } from './memory/load-watch'
import { createSearchMemory } from './memory/search-memory'
import { countSales, type CountedSales } from './count-sales'
import { createProductSales } from './product-sales'
import { refreshDueSearchIndexes } from './search-index'
import { createSearchPhrases } from './search-phrases'
import { createSearchService, type SearchService } from './search.service'
import { createSuggestionService, type SuggestionService } from './suggestion.service'

export interface SearchServices {
  search: SearchService
  suggestions: SuggestionService
  searchLoads: LoadWatch
  /** Loads what searches of the site would wait for. */
  openSearch(site: Site): Promise<void>
  /** Counts the sales of orders that have changed. */
  countSales(): Promise<CountedSales>
  /** Brings indexes up to date whose prices or products have begun or ended. @returns how many. */
  refreshDueIndexes(): Promise<number>
}

interface SearchSources {
  pricing: PricingService
  inventory: InventoryService
  promotions: PromotionsService
  mediaOrigin: string
  now: () => Date
}

/** Creates search and suggestions, which share their caches of products and phrases. */
export function createSearchServices(db: Db, sources: SearchSources): SearchServices {
  const { pricing, inventory, promotions, mediaOrigin, now } = sources
  const searchLoads = new LoadWatch(now)
  const memory = createSearchMemory(db, now, searchLoads)
  const phrases = createSearchPhrases(db, now)
  const shared = { db, pricing, inventory, now, memory, phrases, mediaOrigin }
  const sales = createProductSales(db, now)
  return {
    search: createSearchService(db, { ...shared, promotions, sales }),
    suggestions: createSuggestionService(shared),
    searchLoads,
    openSearch: async (site) => {
      const loaded = await memory.open(site)
      await loaded.textsIn(resolveLocale(site))
    },
    countSales: () => countSales(db),
    refreshDueIndexes: () => refreshDueSearchIndexes(db, now()),
  }
}
