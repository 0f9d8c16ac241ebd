import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SharedWishList as SharedList } from '@/commerce-client/product-lists'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { byPriority } from '@/rules/wish-list-item'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import { shareMessages as messages } from './share.messages'
import { useWishListProducts } from './use-wish-list-products'
import styles from './wish-list.module.css'

interface SharedWishListProps {
  list: SharedList
  renderTile: (product: ProductTileData) => ReactNode
}

/** A shared wish list as seen by others: its products, and the owner's name only with consent. */
export function SharedWishList({ list, renderTile }: SharedWishListProps) {
  const { data: products } = useWishListProducts(list.items)
  const shown =
    products &&
    byPriority(list.items).flatMap((item) => {
      const product = products[item.productId]
      return product ? [{ item, product }] : []
    })
  return (
    <div className={`container ${styles.page}`}>
      <Heading level={1} size="lg">
        {list.ownerName === undefined ? (
          <FormattedMessage {...messages.pageTitle} />
        ) : (
          <FormattedMessage {...messages.pageTitleOf} values={{ name: list.ownerName }} />
        )}
      </Heading>
      <p>
        <FormattedMessage {...(shown?.length === 0 ? messages.pageEmpty : messages.pageText)} />
      </p>
      <h2 className="visually-hidden">
        <FormattedMessage {...messages.products} />
      </h2>
      {!shown && <Skeleton height="24rem" />}
      <ul className={styles.grid}>
        {shown?.map(({ product, item }) => (
          <li key={item.id}>
            {renderTile(product)}
            {product.options.length > 0 && (
              <p className="note">{product.options.map(({ value }) => value).join(', ')}</p>
            )}
            {item.note && <p className={styles.itemNote}>{item.note}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
