import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import type { ShopSearch } from '@/domain/shop-search'
import { Heading } from '@/ui/heading'
import { NearbyShops } from './nearby-shops'
import { ShopList } from './shop-list'
import { ShopSearchForm } from './shop-search-form'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-search.module.css'

interface ShopLocatorProps {
  shops: readonly ShopView[]
  /** Absent until the browser knows. */
  now?: Date
  search?: ShopSearch
  shownShopId?: string
}

/** A search around a zip code, and all shops by state. */
export function ShopLocator({ shops, now, search, shownShopId }: ShopLocatorProps) {
  return (
    <>
      <section aria-labelledby="shop-search" className={styles.search}>
        <Heading level={2} size="md" id="shop-search">
          <FormattedMessage {...messages.searchTitle} />
        </Heading>
        <ShopSearchForm search={search} />
        {search && <NearbyShops search={search} now={now} />}
      </section>
      <ShopList shops={shops} now={now} shownShopId={shownShopId} />
    </>
  )
}
