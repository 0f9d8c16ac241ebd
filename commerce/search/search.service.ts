import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import { badRequest } from '../http/problem'
import type { Site } from '../sites/site.service'
import { toHit } from './hit.mapper'
import { toRefinements } from './refinement.mapper'
import { parseRefinements, type SearchFilters } from './refinement.rules'
import { rebuildSearchIndex } from './search-index'
import {
  countFacets,
  selectHits,
  selectIndex,
  selectStoreListId,
  selectWords,
} from './search.repository'
import type { SearchQuery } from './search.schemas'
import { INDEX_FORMAT } from './search.tables'
import { chooseSorting, SORTING_OPTIONS } from './sorting.rules'
import { correctWord } from './spelling.rules'
import { toSuggestion, type CheckedWord } from './suggestion.mapper'
import { toTextQuery, toWords } from './words.rules'

type SearchResult = ShopperSearchTypes.ProductSearchResult
const MAX_QUERY_ECHO = 50

export interface SearchService {
  /** @throws Problem 400 for a refinement that cannot be read. */
  searchProducts(site: Site, query: SearchQuery): Promise<SearchResult>
  /** The words of a text, each with the known word it was probably meant to be. */
  checkSpelling(siteId: string, text: string): Promise<CheckedWord[]>
  /** Builds the site's index when it is missing or a price or product has begun or ended. */
  ensureIndex(siteId: string): ReturnType<typeof selectIndex>
}

interface Dependencies {
  catalog: CatalogService
  now: () => Date
  mediaOrigin: string
}

export function createSearchService(db: Db, dependencies: Dependencies): SearchService {
  const { catalog, now, mediaOrigin } = dependencies

  // searches that come while an index is being built wait for that one build
  const building = new Map<string, Promise<unknown>>()

  async function ensureIndex(siteId: string) {
    const index = await selectIndex(db, siteId)
    if (index && index.format === INDEX_FORMAT && index.validUntil > now()) return index
    const build = building.get(siteId) ?? rebuildSearchIndex(db, siteId, now())
    building.set(siteId, build)
    await build.finally(() => building.delete(siteId))
    return selectIndex(db, siteId)
  }

  async function readFilters(query: SearchQuery): Promise<SearchFilters> {
    const parsed = parseRefinements(query.refine)
    if ('invalid' in parsed) {
      throw badRequest(`The refinement '${parsed.invalid}' is not valid.`, 'invalid-refinement')
    }
    const { filters } = parsed
    if (query.c_storeId !== undefined) {
      const listId = await selectStoreListId(db, query.c_storeId)
      // a shop without stock has nothing: an unknown list finds nothing
      filters.inventoryListIds = [listId ?? '']
    }
    return filters
  }

  async function checkSpelling(siteId: string, text: string): Promise<CheckedWord[]> {
    const known = await selectWords(db, siteId)
    return toWords(text).map((word) => ({ word, corrected: correctWord(word, known) }))
  }

  return {
    ensureIndex,
    checkSpelling,
    async searchProducts(site, query) {
      const index = await ensureIndex(site.id)
      const filters = await readFilters(query)
      const textQuery = toTextQuery(query.q)
      const sorting = chooseSorting(query.sort, textQuery !== undefined)
      const request = { siteId: site.id, listId: site.inventoryListId, textQuery, filters }
      const { limit, offset, allImages } = query
      const withImageGroups = allImages !== undefined
      const [{ total, facets }, found, tree] = await Promise.all([
        countFacets(db, request),
        selectHits(db, request, { sorting, limit, offset, withImageGroups }),
        catalog.getCategoryTree(site),
      ])
      const checked = total === 0 ? await checkSpelling(site.id, query.q) : []
      const view = { ...query, currency: site.currency, imageTypes: query.imgTypes, mediaOrigin }
      return {
        limit,
        hits: found.map((hit) => toHit(hit, view)),
        query: query.q.slice(0, MAX_QUERY_ECHO),
        refinements: toRefinements(facets, index?.refinements ?? [], tree, filters.selected),
        searchPhraseSuggestions: toSuggestion(checked),
        selectedRefinements: filters.selected,
        selectedSortingOption: sorting,
        sortingOptions: SORTING_OPTIONS.map((option) => ({ ...option })),
        offset,
        total,
      }
    },
  }
}
