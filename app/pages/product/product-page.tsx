import loadable from '@loadable/component'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Redirect, useLocation, useParams } from 'react-router-dom'
import type { ProductView } from '@/commerce-client/product.mapper'
import { productQuery } from '@/commerce-client/products.queries'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { badRequestError } from '@/errors/app-error'
import { ProductWallets } from '@/features/checkout/express/product-wallets'
import { boxBuilderPath } from '@/features/product/box-builder-path'
import { ProductDetail } from '@/features/product/product-detail'
import { ProductDetailSkeleton } from '@/features/product/product-detail-skeleton'
import { ProductHead } from '@/features/product/product-head'
import { RecommendationRows } from '@/features/product/recommendations/recommendation-rows'
import { useProductView } from '@/features/product/recommendations/use-product-view'
import { prefetchStock } from '@/features/product/order/use-stock'
import { SocialPhotosSection } from '@/features/product/social-photos/social-photos-section'
import { REVIEWS_ID } from '@/features/reviews/reviews-id'
import { firstReviewsQuery } from '@/integrations/reviews/reviews.queries'
import { socialPhotosQuery } from '@/integrations/social-gallery/social-gallery.queries'
import type { PageComponent } from '@/lib/page-load'
import { NotFoundView } from '@/shell/failures/not-found-view'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Skeleton } from '@/ui/skeleton'

// loaded with the first wallet's sheet
const ShipmentDelivery = loadable(() => import('@/features/delivery/shipment-delivery'), {
  ssr: false,
  resolveComponent: (file) => file.ShipmentDelivery,
})

const ReviewsBlock = loadable(
  () => import(/* webpackChunkName: "below-the-product" */ '@/features/reviews/reviews-block'),
)

/**
 * A product at any of its URLs (PDP-007, PDP-008): 400 without an id, 404 if it cannot be fetched.
 */
const ProductPage: PageComponent = () => {
  const { productId = '' } = useParams<{ productId: string }>()
  const { search } = useLocation()
  const site = useSite()
  const { data: product, isError } = useQuery({
    ...productQuery(site.id, productId),
    enabled: productId !== '',
  })
  // any failure to fetch the product counts as not found (PDP-008)
  if (isError || productId === '') return <NotFoundView />
  // a box that the shopper fills is sold in the builder (PDP-009, PDP-010)
  if (product?.facts.flags.includes('isCustomMix')) {
    return <Redirect to={boxBuilderPath(product, new URLSearchParams(search))} />
  }
  return (
    <div className="container">
      {product ? (
        <Product product={product} />
      ) : (
        <>
          <Skeleton width="12rem" height="3.6rem" />
          <ProductDetailSkeleton />
        </>
      )}
    </div>
  )
}

/** The product and, if the site has reviews (PDP-017), its reviews. */
function Product({ product }: { product: ProductView }) {
  const { id: siteId } = useSite()
  const { data: preferences } = useQuery(sitePreferencesQuery(siteId))
  useProductView(product)
  const hasReviews = preferences?.reviewsEnabled ?? false
  const { data } = useQuery({
    ...firstReviewsQuery(siteId, product.bvProductId),
    enabled: hasReviews,
  })
  return (
    <>
      <ProductHead product={product} reviews={data?.reviews} />
      <Breadcrumb current={product.name} />
      <ProductDetail
        key={product.id}
        product={product}
        reviewsHref={hasReviews ? `#${REVIEWS_ID}` : undefined}
        renderExpress={({ buyNow, quantity }) => (
          <ProductWallets
            buyNow={buyNow}
            isDisabled={!quantity.isAcceptable}
            Delivery={ShipmentDelivery}
          />
        )}
      />
      <SocialPhotosSection productId={product.id} />
      <RecommendationRows productId={product.masterId ?? product.id} />
      {hasReviews && <ReviewsBlock productId={product.bvProductId} productName={product.name} />}
    </>
  )
}

ProductPage.load = async ({ queryClient, params, site }) => {
  const { productId } = params
  if (!productId) throw badRequestError('A product page without a product id')
  const product = await queryClient.fetchQuery(productQuery(site.id, productId))
  if (product.facts.flags.includes('isCustomMix')) return
  await Promise.all([
    ...[product, ...(product.members ?? [])].map((one) => prefetchStock(queryClient, site.id, one)),
    loadOpinions(queryClient, site.id, product),
  ])
}

/** Loads reviews and customers' photographs. Never throws, because the page works without them. */
async function loadOpinions(queryClient: QueryClient, siteId: string, product: ProductView) {
  const preferences = await queryClient
    .fetchQuery(sitePreferencesQuery(siteId))
    .catch(() => undefined)
  await Promise.all([
    preferences?.reviewsEnabled &&
      queryClient.prefetchQuery(firstReviewsQuery(siteId, product.bvProductId)),
    preferences?.socialPhotosEnabled &&
      queryClient.prefetchQuery(socialPhotosQuery(siteId, product.id)),
  ])
}

export default ProductPage
