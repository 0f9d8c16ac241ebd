import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Refinement } from '@/commerce-client/search.mapper'
import {
  clearRefinements,
  isRefined,
  toListingSearch,
  type ListingState,
} from '@/rules/listing-address'
import { Button } from '@/ui/button'
import { LazyDialogWindow } from '@/ui/lazy-dialog-window'
import { Link } from '@/ui/link'
import { listingMessages as messages } from './listing.messages'
import { RefinementGroups } from './refinement-groups'
import styles from './refinements-dialog.module.css'
import { useFocusFallback } from './use-focus-fallback'

interface RefinementsDialogProps {
  isOpen: boolean
  refinements: readonly Refinement[]
  state: ListingState
  total?: number
  onClose: () => void
}

/**
 * The filter dialog of narrow windows. Every choice applies immediately; the button at the bottom
 * shows the number of results.
 */
export function RefinementsDialog(props: RefinementsDialogProps) {
  const { isOpen, refinements, state, total, onClose } = props
  const { fallback, onFocus } = useFocusFallback<HTMLSpanElement>()
  return (
    <LazyDialogWindow
      isOpen={isOpen}
      onClose={onClose}
      onFocus={onFocus}
      placement="right"
      title={
        <span ref={fallback} tabIndex={-1}>
          <FormattedMessage {...messages.filters} />
        </span>
      }
      footer={<Foot state={state} total={total} onClose={onClose} />}
    >
      <div className={styles.groups}>
        <RefinementGroups refinements={refinements} state={state} isFolded />
      </div>
    </LazyDialogWindow>
  )
}

function Foot({
  state,
  total,
  onClose,
}: Pick<RefinementsDialogProps, 'state' | 'total' | 'onClose'>) {
  const { pathname } = useLocation()
  return (
    <div className={styles.foot}>
      {isRefined(state) && (
        <Link
          to={`${pathname}${toListingSearch(clearRefinements(state))}`}
          rel="nofollow"
          className={styles.clear}
        >
          <FormattedMessage {...messages.clear} />
        </Link>
      )}
      <Button size="sm" isWide onClick={onClose}>
        <FormattedMessage
          {...(total === undefined ? messages.products : messages.show)}
          values={{ total }}
        />
      </Button>
      <p role="status" className="visually-hidden">
        {total !== undefined && <FormattedMessage {...messages.count} values={{ total }} />}
      </p>
    </div>
  )
}
