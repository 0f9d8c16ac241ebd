import { useIntl } from 'react-intl'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { AddError } from './add-error'
import { ProductTileOptions } from './product-tile-options'
import { productTileMessages as messages } from './product-tile.messages'
import styles from './product-tile.module.css'
import { useAddAndShow } from './use-add-and-show'

/**
 * A product of one size is added at once; one of several sizes has them chosen first; one that
 * cannot be ordered can be looked at (TILE-008, TILE-009).
 */
export function ProductTileAction({ product }: { product: ProductTileData }) {
  const { formatMessage } = useIntl()
  const { add, isAdding, error } = useAddAndShow()
  const { addId, href, isOrderable, name } = product
  if (addId === undefined) {
    if (isOrderable) return <ProductTileOptions product={product} />
    return (
      <Link
        to={href}
        className={styles.action}
        aria-label={formatMessage(messages.viewOf, { name })}
      >
        {formatMessage(messages.view)}
      </Link>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={styles.add}
        isPending={isAdding}
        aria-label={formatMessage(messages.addOf, { name })}
        onClick={() => add([{ productId: addId, quantity: 1 }])}
      >
        {formatMessage(messages.add)}
      </Button>
      <AddError error={error} />
    </>
  )
}
