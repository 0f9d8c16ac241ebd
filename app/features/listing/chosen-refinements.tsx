import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Refinement } from '@/commerce-client/search.mapper'
import {
  clearRefinements,
  toggleRefinement,
  toListingSearch,
  type ListingState,
} from '@/rules/listing-address'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { listingMessages as messages } from './listing.messages'
import styles from './listing.module.css'

interface ChosenRefinementsProps {
  refinements: readonly Refinement[]
  state: ListingState
}

/** The active filters. They can be removed one by one or all at once (SRCH-035, SRCH-045). */
export function ChosenRefinements({ refinements, state }: ChosenRefinementsProps) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const chosen = Object.entries(state.refinements).flatMap(([id, values]) =>
    values.map((value) => ({ id, value, label: labelOf(refinements, id, value) })),
  )
  if (chosen.length === 0) return null
  const linkTo = (next: ListingState) => `${pathname}${toListingSearch(next)}`
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ id, value, label }) => (
        <li key={`${id}=${value}`}>
          <Link
            to={linkTo(toggleRefinement(state, id, value))}
            rel="nofollow"
            className={styles.chip}
            aria-label={formatMessage(messages.remove, { label })}
          >
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={linkTo(clearRefinements(state))} rel="nofollow" className={styles.clear}>
          <FormattedMessage {...messages.clear} />
        </Link>
      </li>
    </ul>
  )
}

// The value of a boolean attribute is 'true', so the attribute's label is shown instead.
function labelOf(refinements: readonly Refinement[], id: string, value: string): string {
  const refinement = refinements.find((candidate) => candidate.id === id)
  const label = refinement?.values.find((candidate) => candidate.value === value)?.label
  return value === 'true' ? (refinement?.label ?? label ?? id) : (label ?? value)
}
