import { useQuery } from '@tanstack/react-query'
import { defineMessages, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { BlockList } from '@/blocks/block-list'
import { categoryBannerQuery } from '@/blocks/category-banner/category-banner.queries'
import { useCategoryBanner } from '@/blocks/category-banner/use-category-banner'
import { inGridQuery } from '@/blocks/in-grid-tile/in-grid.queries'
import { useInGrid } from '@/blocks/in-grid-tile/use-in-grid'
import { categoryQuery } from '@/commerce-client/categories.queries'
import { isRefined, parseListing } from '@/rules/listing-address'
import { notFoundError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { CategoryLinks } from '@/features/listing/category-links'
import { Listing } from '@/features/listing/listing'
import { prefetchListing } from '@/features/listing/listing-request'
import { ListingSkeleton } from '@/features/listing/listing-skeleton'
import { useListing } from '@/features/listing/use-listing'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { productBadgesQuery } from '@/integrations/content-hub/product-badges.queries'
import type { PageComponent } from '@/lib/page-load'
import { NotFoundView } from '@/shell/failures/not-found-view'
import { toShownProducts } from '@/shopper/activities/activity-products'
import { reportActivity, useActivityOf } from '@/shopper/activities/report-activity'
import { PageHead } from '@/ui/page-head'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import styles from './category-page.module.css'

const messages = defineMessages({
  children: { id: 'category.children', defaultMessage: 'In {name}' },
})

/** Tiles of the first row, whose pictures are loaded first. */
const FIRST_ROW = 4

/**
 * `/category/{id}` (PLP-001, PLP-017): a category's products. Unknown categories show the not-found
 * page.
 */
const CategoryPage: PageComponent = () => {
  const { categoryId = '' } = useParams<{ categoryId: string }>()
  const site = useSite()
  const { data: category, error, isError } = useQuery(categoryQuery(site.id, categoryId))
  // requested together with the category, so that it is loaded before the products
  useQuery(categoryBannerQuery(site.id, categoryId))
  if (category) return <CategoryContent key={categoryId} categoryId={categoryId} />
  if (isError && isMissing(error)) return <NotFoundView />
  if (isError) throw toAppError(error)
  return <CategorySkeleton />
}

function CategoryContent({ categoryId }: { categoryId: string }) {
  const site = useSite()
  const { formatMessage } = useIntl()
  const { data: category } = useQuery(categoryQuery(site.id, categoryId))
  const listing = useListing({ categoryId })
  const banner = useCategoryBanner(categoryId, listing.total !== undefined)
  const inGrid = useInGrid(categoryId, !isRefined(listing.state))
  useActivityOf('viewCategory', listing.total === undefined ? undefined : categoryId, () => ({
    category: { id: categoryId },
    products: toShownProducts(listing.tiles),
  }))
  if (!category) return null
  const follow = (id: string) =>
    reportActivity(site.id, 'clickCategory', { category: { id: categoryId }, product: { id } })
  return (
    <>
      <PageHead
        title={category.pageTitle}
        description={category.pageDescription ?? category.description}
        canonicalPath={category.href}
        isHidden={isRefined(listing.state)}
      />
      <div className="container">
        <Breadcrumb steps={category.ancestors} current={category.name} />
        <header className={styles.head}>
          <Heading level={1}>{category.name}</Heading>
          {category.description && <p className={styles.description}>{category.description}</p>}
          <CategoryLinks
            label={formatMessage(messages.children, { name: category.name })}
            categories={category.children}
          />
        </header>
      </div>
      {/* also for a filtered list: removing the banner would shift the filters below the pointer */}
      {banner && listing.state.window.start === 0 && (
        <div className={styles.banner}>
          <BlockList slots={[banner]} hasOwnHeading />
        </div>
      )}
      <div className="container">
        <Listing
          listing={listing}
          hiddenRefinements={['cgid']}
          inGrid={inGrid}
          renderTile={(product, index) => (
            <ProductTile
              product={product}
              priority={index < FIRST_ROW}
              onFollow={() => follow(product.id)}
            />
          )}
          renderSkeleton={() => <ProductTileSkeleton />}
        />
      </div>
    </>
  )
}

CategoryPage.load = async ({ queryClient, params, search, site }) => {
  const { categoryId } = params
  if (!categoryId) throw notFoundError('A category without id')
  const state = parseListing(search)
  await Promise.all([
    queryClient.fetchQuery(categoryQuery(site.id, categoryId)),
    prefetchListing(queryClient, site.id, { categoryId }, state),
    queryClient.prefetchQuery(categoryBannerQuery(site.id, categoryId)),
    !isRefined(state) && queryClient.prefetchQuery(inGridQuery(site.id, categoryId)),
    queryClient.prefetchQuery(productBadgesQuery(site.id)),
  ])
}

// While rendering on the server the error is plain data, not an instance.
function isMissing(error: unknown): boolean {
  return ['not-found', 'bad-request'].includes(toAppError(error).kind)
}

export default CategoryPage

function CategorySkeleton() {
  return (
    <div className="container">
      <div className={styles.head}>
        <Skeleton width="12rem" height="1.3rem" />
        <Skeleton width="60%" height="3rem" />
        <Skeleton width="40%" height="1.6rem" />
      </div>
      <ListingSkeleton renderSkeleton={() => <ProductTileSkeleton />} />
    </div>
  )
}
