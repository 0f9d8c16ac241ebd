import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import {
  isRefinedBy,
  toggleRefinement,
  toListingSearch,
  type ListingState,
} from '@/rules/listing-address'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { listingMessages as messages } from './listing.messages'
import styles from './refinements.module.css'

interface RefinementValueProps {
  attribute: string
  value: string
  label: string
  count: number
  state: ListingState
}

/**
 * A filter value with its number of products. It is a link, because every filter is part of the
 * URL.
 */
export function RefinementValue(props: RefinementValueProps) {
  const { attribute, value, label, count, state } = props
  const { pathname } = useLocation()
  const isChosen = isRefinedBy(state, attribute, value)
  return (
    <Link
      to={`${pathname}${toListingSearch(toggleRefinement(state, attribute, value))}`}
      rel="nofollow"
      className={classNames(styles.value, isChosen && styles.chosen)}
    >
      <span className={styles.box}>{isChosen && <Icon name="check" size={14} />}</span>
      <span>
        {label}
        {isChosen && (
          <span className="visually-hidden">
            {' '}
            <FormattedMessage {...messages.chosen} />
          </span>
        )}
      </span>
      <span className={styles.count}>{`(${count})`}</span>
    </Link>
  )
}
