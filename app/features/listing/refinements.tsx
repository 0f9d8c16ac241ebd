import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Refinement } from '@/commerce-client/search.mapper'
import { isRefined, type ListingState } from '@/domain/listing-address'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Skeleton } from '@/ui/skeleton'
import { listingMessages as messages } from './listing.messages'
import { RefinementGroup } from './refinement-group'
import styles from './refinements.module.css'

interface RefinementsProps {
  refinements: readonly Refinement[]
  state: ListingState
  isLoading: boolean
  total?: number
}

/** What narrows the list: beside it on a desktop, folded above it on a phone. */
export function Refinements({ refinements, state, isLoading, total }: RefinementsProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  if (!isLoading && refinements.length === 0 && !isRefined(state)) return null
  return (
    <aside className={styles.refinements} aria-label={formatMessage(messages.filters)}>
      <Button
        ref={toggle}
        variant="secondary"
        size="sm"
        isWide
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" size={18} />
        <FormattedMessage {...messages.filter} />
      </Button>
      <div id={id} className={classNames(styles.groups, isOpen && styles.open)}>
        {isLoading && <Skeleton height="14rem" />}
        {refinements.map((refinement) => (
          <RefinementGroup key={refinement.id} refinement={refinement} state={state} />
        ))}
        {total !== undefined && (
          <div className={styles.done}>
            <Button size="sm" isWide onClick={close}>
              <FormattedMessage {...messages.show} values={{ total }} />
            </Button>
          </div>
        )}
      </div>
    </aside>
  )
}
