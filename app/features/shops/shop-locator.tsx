import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import type { ShopSearch } from '@/domain/shop-search'
import { Heading } from '@/ui/heading'
import { NearbyShops } from './nearby-shops'
import { ShopDetails } from './shop-details'
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

/** The shop the address names, a search among all around a zip code, and find-a-shop. */
export function ShopLocator({ shops, now, search, shownShopId }: ShopLocatorProps) {
  const shown = shops.find(({ id }) => id === shownShopId)
  return (
    <>
      {shown && <ShopDetails shop={shown} now={now} />}
      <section aria-labelledby="shop-search" className={styles.search}>
        <Heading level={2} size="md" id="shop-search">
          <FormattedMessage {...messages.searchTitle} />
        </Heading>
        <p className={styles.intro}>
          <FormattedMessage {...messages.searchIntro} />
        </p>
        <ShopSearchForm search={search} />
        {search && <NearbyShops search={search} now={now} />}
      </section>
      <ShopList shops={shops} now={now} />
    </>
  )
}
