import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Refinement } from '@/commerce-client/search.mapper'
import { countChosen, isRefined, type ListingState } from '@/rules/listing-address'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Skeleton } from '@/ui/skeleton'
import { listingMessages as messages } from './listing.messages'
import { RefinementGroups } from './refinement-groups'
import { RefinementsDialog } from './refinements-dialog'
import styles from './refinements.module.css'

interface RefinementsProps {
  refinements: readonly Refinement[]
  state: ListingState
  isLoading: boolean
  /** Number of matching products; undefined while loading. */
  total?: number
}

export function Refinements({ refinements, state, isLoading, total }: RefinementsProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  if (!isLoading && refinements.length === 0 && !isRefined(state)) return null
  return (
    <aside className={styles.refinements} aria-label={formatMessage(messages.filters)}>
      <Button
        variant="secondary"
        size="sm"
        isWide
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="filter" size={18} />
        <FormattedMessage {...messages.filter} values={{ chosen: countChosen(state) }} />
      </Button>
      <div className={styles.groups}>
        {isLoading && <Skeleton height="14rem" />}
        <RefinementGroups refinements={refinements} state={state} />
      </div>
      <RefinementsDialog
        isOpen={isOpen}
        refinements={refinements}
        state={state}
        total={total}
        onClose={() => setIsOpen(false)}
      />
    </aside>
  )
}
