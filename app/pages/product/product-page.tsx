import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { productQuery, stockQuery } from '@/commerce-client/products.queries'
import { badRequestError } from '@/errors/app-error'
import { ProductDetail } from '@/features/product/product-detail'
import { ProductDetailSkeleton } from '@/features/product/product-detail-skeleton'
import { ProductHead } from '@/features/product/product-head'
import { stockIds } from '@/features/product/use-product-offer'
import type { PageComponent } from '@/lib/page-load'
import { NotFoundA } from '@/shell/not-found-a'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Skeleton } from '@/ui/skeleton'

/** A product at any of its addresses (D1 §2): 400 without an id, 404 when it cannot be fetched. */
const ProductPage: PageComponent = () => {
  const { productId = '' } = useParams<{ productId: string }>()
  const site = useSite()
  const { data: product, isError } = useQuery({
    ...productQuery(site.id, productId),
    enabled: productId !== '',
  })
  // Whatever kept it from being fetched: not found (D1 §2).
  if (isError || productId === '') return <NotFoundA />
  return (
    <div className="container">
      {product ? (
        <>
          <ProductHead product={product} />
          <Breadcrumb current={product.name} />
          <ProductDetail key={product.id} product={product} />
        </>
      ) : (
        <>
          <Skeleton width="12rem" height="3.6rem" />
          <ProductDetailSkeleton />
        </>
      )}
    </div>
  )
}

ProductPage.load = async ({ queryClient, params, site }) => {
  const { productId } = params
  if (!productId) throw badRequestError('A product page without a product id')
  const product = await queryClient.fetchQuery(productQuery(site.id, productId))
  await queryClient.prefetchQuery(stockQuery(site.id, stockIds(product)))
}

export default ProductPage
