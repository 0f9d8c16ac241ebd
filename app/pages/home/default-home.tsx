import { useQuery, type QueryClient } from '@tanstack/react-query'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { categoryQuery } from '@/commerce-client/categories.queries'
import { listingQuery } from '@/commerce-client/search.queries'
import { CategoryLinks } from '@/features/listing/category-links'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { productBadgesQuery } from '@/integrations/content-hub/product-badges.queries'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'
import styles from './default-home.module.css'

const messages = defineMessages({
  categories: { id: 'home.categories', defaultMessage: 'Shop by category' },
  bestSellers: { id: 'home.bestSellers', defaultMessage: 'Best sellers' },
})

const ROOT = 'root'
const PRODUCTS = 12
/** Tiles of the first row, whose pictures are loaded first. */
const FIRST_ROW = 4

const bestSellersQuery = (siteId: string) =>
  listingQuery(siteId, {
    refine: [],
    sort: 'top-sellers',
    offset: 0,
    limit: PRODUCTS,
    withFacets: false,
  })

/** The home page of a site without content: its categories and best sellers. */
export function DefaultHome() {
  const site = useSite()
  const { formatMessage } = useIntl()
  const { data: root } = useQuery(categoryQuery(site.id, ROOT))
  const { data: listing, isLoading } = useQuery(bestSellersQuery(site.id))
  const tiles = listing?.tiles ?? []
  return (
    <div className="container">
      <PageHead title={site.name} canonicalPath={paths.home()} />
      <header className={styles.head}>
        <Heading level={1}>{site.name}</Heading>
        <CategoryLinks
          label={formatMessage(messages.categories)}
          categories={root?.menuChildren ?? []}
        />
      </header>
      {(isLoading || tiles.length > 0) && (
        <section className={styles.products} aria-labelledby="best-sellers">
          <Heading level={2} id="best-sellers">
            <FormattedMessage {...messages.bestSellers} />
          </Heading>
          <ul className={styles.grid}>
            {isLoading &&
              Array.from({ length: FIRST_ROW }, (_, index) => (
                <li key={index}>
                  <ProductTileSkeleton />
                </li>
              ))}
            {tiles.map((product, index) => (
              <li key={product.id}>
                <ProductTile product={product} priority={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** @throws AppError if the site has no categories, or products cannot be searched */
export async function prefetchDefaultHome(queryClient: QueryClient, { id }: Site): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(categoryQuery(id, ROOT)),
    queryClient.fetchQuery(bestSellersQuery(id)),
    queryClient.prefetchQuery(productBadgesQuery(id)),
  ])
}
