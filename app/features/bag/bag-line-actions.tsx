import { FormattedMessage, useIntl } from 'react-intl'
import type { BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import styles from './bag-line.module.css'
import { bagMessages } from './bag.messages'

interface BagLineActionsProps {
  item: BasketItem
  product: LineProduct | undefined
  onSave: () => void
  onRemove: () => void
}

/**
 * Actions of a line: edit it on the product's page (CART-022) or in the box builder (BOX-026), save
 * it for later, or remove it.
 */
export function BagLineActions({ item, product, onSave, onRemove }: BagLineActionsProps) {
  const { formatMessage } = useIntl()
  const { itemId = '', productName: name = '' } = item
  return (
    <div className={styles.actions}>
      {product && (
        <Link
          to={
            product.builder
              ? paths.boxStep(product.builder, 'start', { edit: itemId })
              : paths.editLine(product.id, itemId)
          }
          className={styles.edit}
          aria-label={formatMessage(bagMessages.editNamed, { name })}
        >
          <FormattedMessage {...bagMessages.edit} />
        </Link>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={formatMessage(bagMessages.saveNamed, { name })}
        onClick={onSave}
      >
        <FormattedMessage {...bagMessages.save} />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={formatMessage(bagMessages.removeNamed, { name })}
        onClick={onRemove}
      >
        <FormattedMessage {...bagMessages.remove} />
      </Button>
    </div>
  )
}
