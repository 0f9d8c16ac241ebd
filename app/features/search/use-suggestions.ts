import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useEffect, useState } from 'react'
import { toSearchText } from '@rules/search-text'
import { suggestionsQuery } from '@/commerce-client/suggestions.queries'
import { isSuggestible, splitSuggestions, SUGGESTION_DEBOUNCE_MS } from '@/rules/search-suggestions'
import { useSite } from '@/site/use-site'

/**
 * Fetches products for the typed term after a pause in typing. Previous products are kept until new
 * ones are loaded.
 */
export function useSuggestions(typed: string, isWanted: boolean) {
  const site = useSite()
  const queryClient = useQueryClient()
  const term = toSearchText(typed)
  const settled = useDebounced(term, SUGGESTION_DEBOUNCE_MS)
  const isAsked = isWanted && isSuggestible(term) && isSuggestible(settled)
  const { data, isError, isFetching } = useQuery({
    ...suggestionsQuery(queryClient, site, settled),
    enabled: isAsked,
    keepPreviousData: true,
  })
  const products = useMemo(() => data && splitSuggestions(data), [data])
  return {
    /** The term to which the products belong. */
    term: settled,
    /** Undefined until the first products are loaded. */
    products,
    isBusy: isFetching || settled !== term,
    // errors are hidden, because the shopper can still submit the search
    isShown: isAsked && !isError,
  }
}

/** Returns the value once it has not changed for `delay` ms. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
