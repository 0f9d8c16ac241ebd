import { useIntl } from 'react-intl'
import { isRefined, parseListing } from '@/domain/listing-address'
import { Listing } from '@/features/listing/listing'
import { prefetchListing } from '@/features/listing/listing-request'
import { useListing } from '@/features/listing/use-listing'
import { ProductSuggestions } from '@/features/product/product-suggestions'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { DidYouMean } from '@/features/search/did-you-mean'
import { NoResults } from '@/features/search/no-results'
import { searchMessages as messages } from '@/features/search/search.messages'
import type { PageComponent } from '@/lib/page-load'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Heading } from '@/ui/heading'
import styles from './search-page.module.css'

const FIRST_ROW = 4

/** `/search?q={term}` (D1 §2): what the shop has for a term; without one, everything. */
const SearchPage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const listing = useListing({})
  const { query } = listing.state
  const title = query ? formatMessage(messages.titleFor, { query }) : formatMessage(messages.title)
  const isEmpty =
    listing.total === 0 && !isRefined(listing.state) && listing.pickup.shopId === undefined
  return (
    <div className="container">
      <PageHead title={title} canonicalPath={query ? paths.search(query) : '/search'} isHidden />
      <Breadcrumb current={formatMessage(messages.crumb)} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <DidYouMean suggestion={listing.facets?.suggestion} />
      </header>
      {isEmpty ? (
        <>
          <NoResults query={query} />
          <ProductSuggestions />
        </>
      ) : (
        <Listing
          key={query}
          listing={listing}
          renderTile={(product, index) => (
            <ProductTile product={product} priority={index < FIRST_ROW} />
          )}
          renderSkeleton={() => <ProductTileSkeleton />}
        />
      )}
    </div>
  )
}

SearchPage.load = ({ queryClient, search, site }) =>
  prefetchListing(queryClient, site.id, {}, parseListing(search))

export default SearchPage
