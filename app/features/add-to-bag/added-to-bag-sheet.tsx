import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { mergeAdded } from '@/domain/added-items'
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

/** What was just added, and where to go from here (D1 §2 Side sheets). */
export default function AddedToBagSheet({ items }: { items: AddedItem[] }) {
  const { close } = useSheet()
  const site = useSite()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const [alsoAdded, setAlsoAdded] = useState<AddedItem[]>([])
  const footer = (
    <div className={styles.actions}>
      {pathname !== paths.bag() && (
        <ButtonLink to={paths.bag()} isWide onClick={() => forgetCustomMix(site.id)}>
          <FormattedMessage {...messages.review} />
        </ButtonLink>
      )}
      <Button variant="secondary" isWide onClick={close}>
        <FormattedMessage {...messages.goOn} />
      </Button>
    </div>
  )
  return (
    <Sheet title={<FormattedMessage {...messages.title} />} footer={footer}>
      <ul ref={list} className={styles.items} tabIndex={-1}>
        {mergeAdded([...items, ...alsoAdded]).map((item) => (
          <AddedToBagItem key={item.productId} item={item} />
        ))}
      </ul>
      <FreeBags
        onAdded={(item) => {
          setAlsoAdded((before) => [...before, item])
          // the button that was pressed is gone
          list.current?.focus()
        }}
      />
    </Sheet>
  )
}
