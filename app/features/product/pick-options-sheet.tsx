import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages } from 'react-intl'
import { productQuery } from '@/commerce-client/products.queries'
import { useSite } from '@/site/use-site'
import { LoadFailure } from '@/ui/load-failure'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { PickOptions } from './pick-options'
import styles from './pick-options.module.css'

const messages = defineMessages({
  pickOptions: { id: 'product.pickOptions', defaultMessage: 'Pick Item Options' },
  loading: { id: 'product.loading', defaultMessage: 'Loading' },
  failed: { id: 'product.failed', defaultMessage: 'The product could not be loaded.' },
})

/** The sheet to choose size and wrap of a product in a list (SHEET-015). */
export default function PickOptionsSheet({ productId }: { productId: string }) {
  const site = useSite()
  const { data: product, isError, refetch } = useQuery(productQuery(site.id, productId))
  return (
    <Sheet title={<FormattedMessage {...messages.pickOptions} />}>
      {product && <PickOptions key={product.id} product={product} />}
      {!product && !isError && <PickOptionsSkeleton />}
      {!product && isError && (
        <LoadFailure onRetry={() => void refetch()}>
          <FormattedMessage {...messages.failed} />
        </LoadFailure>
      )}
    </Sheet>
  )
}

/** Placeholder while loading, with room for one row of sizes, which suits most products. */
function PickOptionsSkeleton() {
  return (
    <div className="stack-5" aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage {...messages.loading} />
      </p>
      <div className={styles.product}>
        <Skeleton aspectRatio="1" />
        <div className={styles.text}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="4rem" height="1.5rem" />
        </div>
      </div>
      <Skeleton height="5.125rem" />
      <Skeleton width="5rem" height="1.375rem" />
      <Skeleton className={styles.order} />
    </div>
  )
}
