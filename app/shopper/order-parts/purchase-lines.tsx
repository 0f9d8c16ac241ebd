import { useQuery } from '@tanstack/react-query'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { useSite } from '@/site/use-site'
import { LineItem } from './line-item'
import styles from './purchase-lines.module.css'
import type { PurchaseLine } from './purchase.types'

/** Lines as they were bought, small: nothing can be changed here. */
export function PurchaseLines({ lines }: { lines: readonly PurchaseLine[] }) {
  const { id: siteId } = useSite()
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const { data: products = {} } = useQuery({
    ...lineProductsQuery(siteId, ids),
    keepPreviousData: true,
  })
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineItem
          key={line.itemId}
          line={line}
          product={products[line.productId ?? '']}
          size="sm"
          isQuantityShown
        />
      ))}
    </ul>
  )
}
