import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Refinement } from '@/commerce-client/search.mapper'
import {
  isRefinedBy,
  toggleRefinement,
  toListingSearch,
  type ListingState,
} from '@/domain/listing-address'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { listingMessages as messages } from './listing.messages'
import styles from './refinements.module.css'

interface RefinementGroupProps {
  refinement: Refinement
  state: ListingState
  /** Where room is short only what holds a choice is unfolded. */
  isFolded?: boolean
}

/** One attribute's values, each with how many products it leaves. Links: every choice is an address. */
export function RefinementGroup({ refinement, state, isFolded = false }: RefinementGroupProps) {
  const { pathname } = useLocation()
  const { id, label, values } = refinement
  const chosenCount = state.refinements[id]?.length ?? 0
  const [isOpenAtFirst] = useState(!isFolded || chosenCount > 0)
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary className={styles.title}>
        <span>
          {label}
          {isFolded && chosenCount > 0 && <span className={styles.count}> ({chosenCount})</span>}
        </span>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <ul className={styles.values}>
        {values.map(({ value, label: valueLabel, count }) => {
          const isChosen = isRefinedBy(state, id, value)
          return (
            <li key={value}>
              <Link
                to={`${pathname}${toListingSearch(toggleRefinement(state, id, value))}`}
                rel="nofollow"
                className={classNames(styles.value, isChosen && styles.chosen)}
              >
                <span className={styles.box}>{isChosen && <Icon name="check" size={14} />}</span>
                <span>
                  {valueLabel}
                  {isChosen && (
                    <span className="visually-hidden">
                      {' '}
                      <FormattedMessage {...messages.chosen} />
                    </span>
                  )}
                </span>
                <span className={styles.count}>({count})</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
