import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { suggestionsQuery } from '@/commerce-client/suggestions.queries'
import {
  isSuggestible,
  splitSuggestions,
  SUGGESTION_DEBOUNCE_MS,
} from '@/domain/search-suggestions'
import { useSite } from '@/site/use-site'
import { useDebounced } from './use-debounced'

/** Products for what is being typed, once typing pauses; the last ones stay until new ones are there. */
export function useSuggestions(typed: string, isWanted: boolean) {
  const site = useSite()
  const queryClient = useQueryClient()
  const term = typed.trim()
  const settled = useDebounced(term, SUGGESTION_DEBOUNCE_MS)
  const isAsked = isWanted && isSuggestible(term) && isSuggestible(settled)
  const { data, isError, isFetching } = useQuery({
    ...suggestionsQuery(queryClient, site, settled),
    enabled: isAsked,
    keepPreviousData: true,
  })
  const products = useMemo(() => data && splitSuggestions(data), [data])
  return {
    /** What the products answer. */
    term: settled,
    /** Undefined while there are none to show yet. */
    products,
    isBusy: isFetching || settled !== term,
    // a shopper who only wants to search is not troubled
    isShown: isAsked && !isError,
  }
}
