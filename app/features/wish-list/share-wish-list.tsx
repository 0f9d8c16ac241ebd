import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WishList } from '@/commerce-client/product-lists'
import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import type { WishListItem } from '@/rules/wish-list-item'
import { logWarning } from '@/lib/log'
import { useWishListChanges } from '@/shopper/wish-list/use-wish-list-changes'
import { Alert } from '@/ui/alert'
import { Heading } from '@/ui/heading'
import { onFocusLost } from '@/ui/open-dialogs'
import { CreateLink } from './create-link'
import { shareMessages as messages } from './share.messages'
import { SharedLink } from './shared-link'
import { toFullName } from './to-full-name'
import styles from './wish-list.module.css'

interface ShareWishListProps {
  list: WishList
  items: readonly WishListItem[]
  products: Readonly<Record<string, WishListProduct>>
  firstName?: string
}

/** Creates a link to the list for others, and revokes it. */
export function ShareWishList({ list, items, products, firstName }: ShareWishListProps) {
  const changes = useWishListChanges()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(list.shareId !== undefined)
  const [changed, setChanged] = useState(0)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    // the clicked button has disappeared with its form
    if (changed > 0) return onFocusLost(() => summary.current?.focus({ preventScroll: true }))
    return undefined
  }, [changed])
  const run = (work: Promise<unknown>) => {
    setPending(true)
    setFailed(false)
    work
      .then(() => setChanged((count) => count + 1))
      .catch((error: unknown) => {
        logWarning('Sharing the wish list failed', { error })
        setFailed(true)
      })
      .finally(() => setPending(false))
  }
  return (
    <details
      className={styles.share}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>
        <Heading level={2} size="sm">
          <FormattedMessage {...messages.title} />
        </Heading>
      </summary>
      <div className={styles.panel}>
        {list.shareId === undefined ? (
          <CreateLink
            items={items.filter(({ productId }) => products[productId])}
            nameOf={(item) => toFullName(item, products[item.productId]) ?? item.productId}
            firstName={firstName}
            isPending={isPending}
            onCreate={(ownerName, shown) => run(changes.share(ownerName, shown))}
          />
        ) : (
          <SharedLink
            shareId={list.shareId}
            isPending={isPending}
            onStop={() => run(changes.stopSharing())}
          />
        )}
        {hasFailed && (
          <Alert tone="error">
            <FormattedMessage {...messages.failed} />
          </Alert>
        )}
      </div>
    </details>
  )
}
