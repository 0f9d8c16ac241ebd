import { FormattedMessage } from 'react-intl'
import { mergeAdded } from '@/domain/added-items'
import { paths } from '@/site/paths'
import { Button, ButtonLink } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { addedToBagMessages as messages } from './added-to-bag.messages'
import styles from './added-to-bag.module.css'
import type { AddedItem } from './added-to-bag.types'
import { AddedToBagItem } from './added-to-bag-item'

/** What was just added, and where to go from here (D1 §2 Side sheets). */
export default function AddedToBagSheet({ items }: { items: AddedItem[] }) {
  const { close } = useSheet()
  const footer = (
    <div className={styles.actions}>
      <ButtonLink to={paths.bag()} isWide>
        <FormattedMessage {...messages.review} />
      </ButtonLink>
      <Button variant="secondary" isWide onClick={close}>
        <FormattedMessage {...messages.goOn} />
      </Button>
    </div>
  )
  return (
    <Sheet title={<FormattedMessage {...messages.title} />} footer={footer}>
      <ul className={styles.items}>
        {mergeAdded(items).map((item) => (
          <AddedToBagItem key={item.productId} item={item} />
        ))}
      </ul>
    </Sheet>
  )
}
