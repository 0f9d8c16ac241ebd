import { FormattedMessage } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import type { ListingFacets } from '@/commerce-client/search.mapper'
import { changeSort, toListingSearch, toRefine, type ListingState } from '@/rules/listing-address'
import { DEFAULT_SORT } from '@/rules/listing-window'
import { InlineSelect } from '@/ui/inline-select'
import { listingMessages as messages } from './listing.messages'
import styles from './sort-select.module.css'

interface SortSelectProps {
  facets: ListingFacets
  state: ListingState
}

/**
 * A select that navigates to the current path with the sort order in the query (SRCH-034). Without
 * scripts it is a plain form.
 */
export function SortSelect({ facets, state }: SortSelectProps) {
  const history = useHistory()
  const { pathname } = useLocation()
  const selected = facets.selectedSort ?? state.sort ?? DEFAULT_SORT
  return (
    <form action={history.createHref({ pathname })} className="min-w-0">
      {state.query && <input type="hidden" name="q" value={state.query} />}
      {toRefine(state.refinements).map((refine) => (
        <input key={refine} type="hidden" name="refine" value={refine} />
      ))}
      <InlineSelect
        label={<FormattedMessage {...messages.sortBy} />}
        name="srule"
        options={facets.sorts.map(({ id, label }) => ({ value: id, label }))}
        value={selected}
        onChange={(sort) => history.push(`${pathname}${toListingSearch(changeSort(state, sort))}`)}
      />
      <noscript>
        <button type="submit" className={styles.apply}>
          <FormattedMessage {...messages.applySort} />
        </button>
      </noscript>
    </form>
  )
}
