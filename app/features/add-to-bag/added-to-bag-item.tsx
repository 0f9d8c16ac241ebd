import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { productQuery } from '@/commerce-client/products.queries'
import { isLowStock } from '@/rules/availability'
import { tierAt } from '@/rules/price-tiers'
import { imagesOf } from '@/rules/variant-choice'
import { LineMix } from '@/purchase/order-parts/line-mix'
import { useSite } from '@/site/use-site'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { addedToBagMessages as messages } from './added-to-bag.messages'
import styles from './added-to-bag.module.css'
import type { AddedItem } from './added-to-bag.types'

/** An added product: picture, name, price, size and quantity (SHEET-006, SHEET-007). */
export function AddedToBagItem({ item }: { item: AddedItem }) {
  const site = useSite()
  const { data: product, isError } = useQuery(productQuery(site.id, item.productId))
  // The product is in the bag even if its details cannot be loaded.
  if (isError) return null
  if (!product) return <AddedToBagItemSkeleton />
  const [image] = imagesOf(product.imageSets, product.values)
  const values = product.variations.flatMap(({ id, values }) => {
    const chosen = values.find((value) => value.id === product.values[id])
    return chosen ? [chosen.name] : []
  })
  return (
    <li className={styles.item}>
      <span className="thumb">
        {image && (
          <Picture image={image} width={112} height={112} widths={[150, 300]} sizes="112px" />
        )}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{product.name}</p>
        {values.length > 0 && <p className="note">{values.join(', ')}</p>}
        <p className="note">
          <FormattedMessage {...messages.quantity} values={{ quantity: item.quantity }} />
        </p>
        <LineMix line={item} />
        {product.price && (
          <Price
            amount={tierAt(product.tiers ?? [], item.quantity)?.price ?? product.price.amount}
            listAmount={product.price.list ?? product.price.amount}
          />
        )}
        {product.ats !== undefined && isLowStock(product.ats) && (
          <p className={styles.limited}>
            <FormattedMessage {...messages.limited} />
          </p>
        )}
      </div>
    </li>
  )
}

function AddedToBagItemSkeleton() {
  return (
    <li className={styles.item}>
      <Skeleton width="112px" height="112px" />
      <div className={styles.text}>
        <Skeleton width="12rem" height="1.3rem" />
        <Skeleton width="6rem" height="1.2rem" />
        <Skeleton width="5rem" height="1.2rem" />
      </div>
    </li>
  )
}
