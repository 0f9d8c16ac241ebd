import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { productQuery } from '@/commerce-client/products.queries'
import { useSite } from '@/site/use-site'
import { LoadFailure } from '@/ui/load-failure'
import { Sheet } from '@/ui/sheet'
import { PickOptions } from './pick-options'
import { PickOptionsSkeleton } from './pick-options-skeleton'
import { productMessages as messages } from './product.messages'

/** Size and wrap chosen beside a list of products (D1 §2 Side sheets). */
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
