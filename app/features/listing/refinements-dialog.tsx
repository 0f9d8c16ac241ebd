import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Refinement } from '@/commerce-client/search.mapper'
import {
  clearRefinements,
  isRefined,
  toListingSearch,
  type ListingState,
} from '@/domain/listing-address'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { listingMessages as messages } from './listing.messages'
import { RefinementGroups } from './refinement-groups'
import styles from './refinements-dialog.module.css'
import { useKeptFocus } from './use-kept-focus'

interface RefinementsDialogProps {
  refinements: readonly Refinement[]
  state: ListingState
  total?: number
  onClose: () => void
}

/**
 * The filters of narrow windows. Every choice holds at once; the button below says what is left. A
 * native dialog: it keeps the focus inside, closes by Escape and gives the focus back.
 */
export function RefinementsDialog({ refinements, state, total, onClose }: RefinementsDialogProps) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { fallback, onFocus } = useKeptFocus<HTMLHeadingElement>()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  // another page has other filters, or none
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) onClose()
  }, [pathname, onClose])
  const close = () => dialog.current?.close()
  return (
    // A press on the dialog itself is one on its backdrop; Escape is the dialog's own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={formatMessage(messages.filters)}
      onClose={onClose}
      onFocus={onFocus}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.head}>
        <h2 ref={fallback} className={styles.title} tabIndex={-1}>
          <FormattedMessage {...messages.filters} />
        </h2>
        <OverlayCloseButton onClick={close} />
      </div>
      <div className={styles.groups}>
        <RefinementGroups refinements={refinements} state={state} isFolded />
      </div>
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
        <Button size="sm" isWide onClick={close}>
          <FormattedMessage
            {...(total === undefined ? messages.products : messages.show)}
            values={{ total }}
          />
        </Button>
        <p role="status" className="visually-hidden">
          {total !== undefined && <FormattedMessage {...messages.count} values={{ total }} />}
        </p>
      </div>
    </dialog>
  )
}
