import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { RecipientList } from '@/purchase/recipients/recipient-list'
import { ProgressBar, RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { recipientMessages } from '@/purchase/recipients/recipients.messages'
import { useRecipientName } from '@/purchase/recipients/use-recipient-name'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { addToShipmentsMessages as messages } from './add-to-shipments.messages'
import styles from './add-to-shipments.module.css'
import { NameForm } from './name-form'
import { useAddToShipments } from './use-add-to-shipments'

export interface AddToShipmentsProps {
  items: BagAddition[]
  /** Called once the items are in the bag. */
  onAdded?: () => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'add-to-shipments': AddToShipmentsProps
  }
}

/** The sheet to choose the recipients of added items (MSH-012, MSH-014, SHEET-036). */
export default function AddToShipmentsSheet({ items, onAdded }: AddToShipmentsProps) {
  const { open, close } = useSheet()
  const nameOf = useRecipientName()
  const form = useAddToShipments(items, () => {
    onAdded?.()
    const pieces = items.map((item) => ({ ...item, quantity: item.quantity * form.selectedCount }))
    open('added-to-bag', { items: pieces })
  })
  const { selections, selectedCount } = form
  const [first] = selections
  return (
    <Sheet
      title={<FormattedMessage {...messages.title} />}
      footer={
        <div className="stack-3 w-full">
          {form.progress && <ProgressBar {...form.progress} />}
          <Button
            isWide
            disabled={selectedCount === 0}
            isPending={form.isPending}
            onClick={form.submit}
          >
            <FormattedMessage {...messages.submit} values={{ count: selectedCount }} />
          </Button>
          <Button variant="secondary" isWide onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </div>
      }
    >
      <div className="stack-4">
        <ul className="stack-3">
          {items.map((item) => (
            <Item key={item.productId} item={item} />
          ))}
        </ul>
        <h3 className={styles.question}>
          <FormattedMessage {...messages.choose} />
        </h3>
        <RecipientList selections={selections} onSelect={form.choose} />
        {selections.length < 2 && (
          <p className="note">
            {first ? (
              <FormattedMessage {...messages.soFar} values={{ name: nameOf(first.fullName, 0) }} />
            ) : (
              <FormattedMessage {...messages.begin} />
            )}
          </p>
        )}
        {form.error && <RecipientsFailure error={form.error} />}
        {form.hasRoom ? (
          <NameForm onName={form.name} />
        ) : (
          <Alert>
            <FormattedMessage {...recipientMessages.limit} values={{ limit: form.limit }} />
          </Alert>
        )}
      </div>
    </Sheet>
  )
}

function Item({ item: { productId, quantity } }: { item: BagAddition }) {
  const { id: siteId } = useSite()
  const { data: products } = useQuery(lineProductsQuery(siteId, [productId]))
  const product = products?.[productId]
  return (
    <li className={styles.item}>
      <span className="thumb">
        {product?.image && (
          <Picture
            image={{ link: product.image.link, alt: '' }}
            width={72}
            height={72}
            widths={[78, 150]}
            sizes="72px"
          />
        )}
      </span>
      <div>
        <p className={styles.name}>{product?.name}</p>
        <p className="note">
          <FormattedMessage {...messages.each} values={{ quantity }} />
        </p>
      </div>
    </li>
  )
}
