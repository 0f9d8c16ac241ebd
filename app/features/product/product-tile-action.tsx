import { useIntl, defineMessages } from 'react-intl'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Spinner } from '@/ui/spinner'
import { AddError } from './add-error'
import { productMessages } from './product.messages'
import { ProductTileOptions } from './product-tile-options'
import styles from './product-tile.module.css'
import { useAddAndShow } from './order/use-add-and-show'

const messages = defineMessages({
  add: { id: 'tile.add', defaultMessage: 'Add to Bag' },
  addOf: { id: 'tile.addOf', defaultMessage: 'Add to Bag: {name}' },
  build: { id: 'tile.build', defaultMessage: 'Build a Box' },
  buildOf: { id: 'tile.buildOf', defaultMessage: 'Build a box: {name}' },
  view: { id: 'tile.view', defaultMessage: 'View Details' },
  viewOptionsOf: { id: 'tile.viewOptionsOf', defaultMessage: 'View options of {name}' },
  viewOf: { id: 'tile.viewOf', defaultMessage: 'View details of {name}' },
})

/**
 * The action on a tile (TILE-008): adds a product with one size, opens the choice of size for
 * several sizes, links to the builder for a custom box, and otherwise links to the product page
 * (sets, pickup-only products, products that cannot be ordered). It is a round button on the
 * picture; its text appears on hover or focus.
 */
export function ProductTileAction({ product }: { product: ProductTileData }) {
  const { formatMessage } = useIntl()
  const { addId, builderHref, href, isOrderable, isSet, name, sizeCount } = product
  if (builderHref !== undefined) {
    return (
      <Link
        to={builderHref}
        className={styles.action}
        aria-label={formatMessage(messages.buildOf, { name })}
      >
        <span className={styles.actionText}>{formatMessage(messages.build)}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    )
  }
  if (addId === undefined) {
    if (isOrderable && !isSet && sizeCount > 1) return <ProductTileOptions product={product} />
    return (
      <Link
        to={href}
        className={styles.action}
        aria-label={formatMessage(isSet ? messages.viewOptionsOf : messages.viewOf, { name })}
      >
        <span className={styles.actionText}>
          {formatMessage(isSet ? productMessages.viewOptions : messages.view)}
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    )
  }
  return <AddAction name={name} addId={addId} />
}

function AddAction({ name, addId }: { name: string; addId: string }) {
  const { formatMessage } = useIntl()
  const { add, isAdding, error } = useAddAndShow()
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-label={formatMessage(messages.addOf, { name })}
        aria-busy={isAdding || undefined}
        aria-disabled={isAdding || undefined}
        onClick={isAdding ? undefined : () => add([{ productId: addId, quantity: 1 }])}
      >
        <span className={styles.actionText}>{formatMessage(messages.add)}</span>
        {isAdding ? <Spinner /> : <Icon name="plus" size={20} />}
      </button>
      <AddError error={error} />
    </>
  )
}
