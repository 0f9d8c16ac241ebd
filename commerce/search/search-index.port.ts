import type { SearchService } from './search.service'
import type { SuggestionService } from './suggestion.service'

/**
 * What the routes of the search need of an index: a query in, hits and facets out, in the types of
 * the published API. Our own is in each engine's memory (ADR 16, 141); another one, such as an
 * OpenSearch cluster, has to pass the same suite (`testing/search-index-contract.ts`, ADR 144):
 *
 * - A search finds what the database holds when it begins: a product, price or list of stock that
 *   was committed before is found as it is then, unless very much has changed.
 * - A page is a part of one order of all hits, and `total` their number; equal hits are in the order
 *   of their ids.
 * - A value of a facet has the number of hits that it leaves if it is chosen.
 * - Words are found by their stems, by their beginnings, and in spite of a typing error, of which
 *   `searchPhraseSuggestions` tells.
 * - Suggestions name only products and categories that a search finds.
 */
export interface SearchIndex extends SearchService, SuggestionService {}
