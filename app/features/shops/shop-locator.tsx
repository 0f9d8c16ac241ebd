import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import type { ShopSearch } from '@/domain/shop-search'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import { ShopFinder } from './finder/shop-finder'
import { ShopsFailure } from './shops-failure'
import { ShopList } from './shop-list'
import { ShopSearchForm } from './shop-search-form'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-search.module.css'

interface ShopLocatorProps {
  /** Absent while they are on their way. */
  shops?: readonly ShopView[]
  /** They could not be fetched; how to try again. */
  onRetry?: () => void
  /** Absent until the browser knows. */
  now?: Date
  search?: ShopSearch
  /** A state or province whose shops are asked for. */
  stateCode?: string
}

/** A search among all shops with list and map, and find-a-shop. */
export function ShopLocator({ shops, onRetry, ...asked }: ShopLocatorProps) {
  const { now, search } = asked
  return (
    <>
      <section aria-labelledby="shop-search" className={styles.search}>
        <div className={styles.head}>
          <div>
            <Heading level={2} size="md" id="shop-search">
              <FormattedMessage {...messages.searchTitle} />
            </Heading>
            <p className={styles.intro}>
              <FormattedMessage {...messages.searchIntro} />
            </p>
          </div>
          <ShopSearchForm search={search} />
        </div>
        {shops || search ? (
          <ShopFinder shops={shops ?? []} {...asked} />
        ) : onRetry ? (
          <div className={styles.failure}>
            <ShopsFailure onRetry={onRetry} />
          </div>
        ) : (
          <Skeleton aspectRatio="1000 / 420" />
        )}
      </section>
      {shops && <ShopList shops={shops} now={now} />}
    </>
  )
}
