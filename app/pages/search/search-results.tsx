import { useQuery } from '@tanstack/react-query'
import { useIntl, FormattedMessage } from 'react-intl'
import { isRefined } from '@/rules/listing-address'
import { Listing } from '@/features/listing/listing'
import { useListing } from '@/features/listing/use-listing'
import { ProductSuggestions } from '@/features/product/product-suggestions'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { DidYouMean } from '@/features/search/did-you-mean'
import { NoResults } from '@/features/search/no-results'
import { SearchMeaningNote } from '@/features/search/search-meaning-note'
import { searchMessages as messages } from '@/features/search/search.messages'
import { contentSearchQuery } from '@/integrations/content-hub/content-search.queries'
import { navMenuQuery } from '@/integrations/content-hub/content.queries'
import { readNavMenu } from '@/shell/shell-content'
import { toShownProducts } from '@/shopper/activities/activity-products'
import { reportActivity, useActivityOf } from '@/shopper/activities/report-activity'
import { pages } from '@/site/pages'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'
import { ContentResults } from './content-results'
import styles from './search-page.module.css'
import type { ContentHit } from '@/integrations/content-hub/content-search.port'
import { Skeleton } from '@/ui/skeleton'
import { CONTENT_RESULTS_ID, splitHits } from './content-hits'

interface ResultLinksProps {
  /** Number of products; undefined while loading. */
  total?: number
  /** Undefined while loading: their space is reserved. */
  hits: readonly ContentHit[] | undefined
}

function ResultLinks({ total, hits }: ResultLinksProps) {
  const { formatMessage } = useIntl()
  if (!hits) return <Skeleton className={styles.links} height="2.75rem" width="16rem" />
  if (hits.length === 0) return null
  const { articles, pages } = splitHits(hits)
  const target = articles.length > 0 ? CONTENT_RESULTS_ID.articles : CONTENT_RESULTS_ID.pages
  return (
    <nav className={styles.links} aria-label={formatMessage(messages.kinds)}>
      <span aria-current="true" className={styles.link}>
        <FormattedMessage {...messages.products} values={{ total: total ?? 0 }} />
      </span>
      <a href={`#${target}`} className={styles.link}>
        <FormattedMessage
          {...(articles.length > 0 ? messages.articleCount : messages.pageCount)}
          values={{ count: articles.length || pages.length }}
        />
      </a>
    </nav>
  )
}

const FIRST_ROW = 4

/** Products and editorial content for a search term (SRCH-020). */
export function SearchResults({ query }: { query?: string }) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const listing = useListing({})
  const content = useQuery(contentSearchQuery(site.id, query))
  const { data: navMenu } = useQuery(navMenuQuery(site.id))
  const hits = content.data ?? []
  const title = query ? formatMessage(messages.titleFor, { query }) : formatMessage(messages.title)
  useActivityOf('viewSearch', listing.total === undefined ? undefined : query, () => ({
    searchText: query ?? '',
    products: toShownProducts(listing.tiles),
  }))
  const follow = (id: string) => {
    if (query) reportActivity(site.id, 'clickSearch', { searchText: query, product: { id } })
  }
  const hasNoProducts =
    listing.total === 0 && !isRefined(listing.state) && listing.pickup.shopId === undefined
  // best sellers may contain what the shopper wants to avoid
  const { freeFrom = [], without = [] } = listing.facets?.meaning ?? {}
  const avoidsAllergens = freeFrom.length + without.length > 0
  return (
    <>
      <div className="container">
        <PageHead
          title={title}
          canonicalPath={query ? paths.search(query) : pages.search.paths[0]}
          isHidden
        />
        <Breadcrumb current={formatMessage(messages.crumb)} />
        <header className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <DidYouMean suggestion={listing.facets?.suggestion} />
          <SearchMeaningNote meaning={listing.facets?.meaning} total={listing.total} />
          {!hasNoProducts && (
            <ResultLinks total={listing.total} hits={content.isInitialLoading ? undefined : hits} />
          )}
        </header>
        {hasNoProducts ? (
          <NoResults
            query={query}
            isAll={hits.length === 0 && !content.isInitialLoading}
            places={readNavMenu(navMenu).menus.map(({ title: place }) => place)}
          />
        ) : (
          <Listing
            listing={listing}
            renderTile={(product, index) => (
              <ProductTile
                product={product}
                priority={index < FIRST_ROW}
                onFollow={() => follow(product.id)}
              />
            )}
            renderSkeleton={() => <ProductTileSkeleton />}
          />
        )}
      </div>
      <ContentResults hits={hits} />
      {hasNoProducts && !avoidsAllergens && !content.isInitialLoading && (
        <div className="container">
          <ProductSuggestions />
        </div>
      )}
    </>
  )
}
