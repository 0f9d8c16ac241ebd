import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { mergeAdded, rowKeyOf } from '@/rules/added-items'
import { forgetCustomMix } from '@/shopper/custom-mix'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Button, ButtonLink } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { addedToBagMessages as messages } from './added-to-bag.messages'
import styles from './added-to-bag.module.css'
import type { AddedItem } from './added-to-bag.types'
import { AddedToBagItem } from './added-to-bag-item'
import { FreeBags } from './free-bags'

interface AddedToBagSheetProps {
  items: AddedItem[]
  /**
   * Renders recommendations for these products. Not called on the bag page or for pickup
   * (SHEET-009).
   */
  renderFeatured?: (productIds: string[]) => ReactNode
  /** Ways to pay the bag at once; not shown on the bag page, which has its own. */
  express?: ReactNode
}

/** The products that were just added, with a link to the bag (SHEET-006). */
export default function AddedToBagSheet({ items, renderFeatured, express }: AddedToBagSheetProps) {
  const { close } = useSheet()
  const site = useSite()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const [alsoAdded, setAlsoAdded] = useState<AddedItem[]>([])
  // A recommended product can be added in this sheet; `items` then changes to that product.
  const shown = useRef(items)
  useEffect(() => {
    if (shown.current === items) return
    shown.current = items
    setAlsoAdded([])
    list.current?.focus()
  }, [items])
  const isInBag = pathname === paths.bag()
  const isPickup = items.some(({ fulfillmentOption }) => fulfillmentOption === 'PICKUP')
  const footer = (
    <div className="stack-3 w-full">
      {!isInBag && (
        <ButtonLink to={paths.bag()} isWide onClick={() => forgetCustomMix(site.id)}>
          <FormattedMessage {...messages.review} />
        </ButtonLink>
      )}
      <Button variant="secondary" isWide onClick={close}>
        <FormattedMessage {...messages.goOn} />
      </Button>
      {!isInBag && express}
    </div>
  )
  return (
    <Sheet title={<FormattedMessage {...messages.title} />} footer={footer}>
      <ul ref={list} className={styles.items} tabIndex={-1}>
        {mergeAdded([...items, ...alsoAdded]).map((item) => (
          <AddedToBagItem key={rowKeyOf(item)} item={item} />
        ))}
      </ul>
      <FreeBags
        onAdded={(item) => {
          setAlsoAdded((before) => [...before, item])
          // the clicked button has disappeared
          list.current?.focus()
        }}
      />
      {!isInBag && !isPickup && renderFeatured?.([...new Set(items.map((item) => item.productId))])}
    </Sheet>
  )
}
