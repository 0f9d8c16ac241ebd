import { CustomersAlsoLove } from './customers-also-love'
import RecentlyViewed from './recently-viewed'

/** The rows of a product page (D1 §2). Personal: never rendered on the server. */
export default function ProductRows({ productId }: { productId: string }) {
  return (
    <>
      <CustomersAlsoLove productId={productId} />
      <RecentlyViewed productId={productId} />
    </>
  )
}
